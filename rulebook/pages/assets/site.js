// What the pages need beyond the theme under instant navigation: the header, and so the language links in it,
// is not replaced there, and a reader who switches the language keeps the clause or bench that the address names.

const link = (lang) => document.head.querySelector(`link[rel~="alternate"][hreflang="${lang}"]`);

/** Point the language links of the header to the page that is shown. */
function follow() {
  for (const anchor of document.querySelectorAll("a.md-select__link[hreflang]")) {
    const alternate = link(anchor.hreflang);
    if (alternate) anchor.href = alternate.href;
  }
}

/** Whether an address names the same thing in every language: a bench's state, a clause, a bench, an open question. */
function isEverywhere(hash) {
  return /^#(scenario|question)[-=]/.test(hash) || !!document.getElementById(hash.slice(1))?.matches(".lr-clause");
}

document.addEventListener("click", (event) => {
  const anchor = event.target instanceof Element ? event.target.closest("a.md-select__link[hreflang]") : null;
  if (anchor) anchor.href = anchor.href.replace(/#.*$/, "") + (isEverywhere(location.hash) ? location.hash : "");
}, { capture: true });

// Material's observable of pages; it is there before any module runs, and emits after every replacement.
window.document$?.subscribe(follow);

/** Draw the code of a card to print, where the site's address was not known: the page's own address says where it is. */
async function code() {
  const card = document.querySelector(".lr-slip[data-opens]");
  const place = card?.querySelector(".lr-slip__code");
  if (!place || place.firstChild) return;
  const { qr } = await import("./qr.js");
  const address = new URL(card.dataset.opens, location.href).href;
  const drawn = qr(address);
  drawn.setAttribute("aria-label", card.dataset.about);
  place.append(drawn);
  card.querySelector(".lr-slip__address").textContent = address;
  const note = document.querySelector(".lr-slip__note");
  note.textContent = note.dataset.local;
}

window.document$?.subscribe(() => void code());
