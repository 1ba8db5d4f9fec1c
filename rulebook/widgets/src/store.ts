// What the browser keeps of a visitor's: settings, guesses, the readings of a table. It never leaves the device.
// Where nothing can be kept, what was said stands until the page goes. What is read back is hostile until checked.

const PREFIX = "living-rules/";
/** Tells every bench of the page that something kept has changed. */
const CHANGED = "lr-kept";
const unkept = new Map<string, string>();

export function kept(name: string): unknown {
  try {
    return JSON.parse(unkept.get(name) ?? localStorage.getItem(PREFIX + name) ?? "null") as unknown;
  } catch {
    return null;
  }
}

/** Keep a value; null takes it out. */
export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, text);
    unkept.delete(name);
  } catch {
    unkept.set(name, text);
  }
  window.dispatchEvent(new CustomEvent(CHANGED, { detail: name }));
}

/** Be told when what is kept by a name changes, here or in another tab; returns how to stop. */
export function watchKept(name: string, changed: () => void): () => void {
  const here = (event: Event) => { if ((event as CustomEvent<string>).detail === name) changed(); };
  const elsewhere = ({ key }: StorageEvent) => { if (key === null || key === PREFIX + name) changed(); };
  window.addEventListener(CHANGED, here);
  window.addEventListener("storage", elsewhere);
  return () => {
    window.removeEventListener(CHANGED, here);
    window.removeEventListener("storage", elsewhere);
  };
}
