// The QR code of a link, by the script that stands beside the bench's on a site. Where there is no site there is no link.

/**
 * The QR code of a text.
 *
 * @param base the way from the page to the site's root
 * @throws RangeError the text is too long for a QR code
 */
export async function square(base: string, text: string, label: string): Promise<SVGSVGElement> {
  const { qr } = await import(new URL(`${base}assets/bench/qr.js`, document.baseURI).href) as typeof import("../qr");
  const drawn = qr(text);
  drawn.setAttribute("aria-label", label);
  return drawn;
}
