// The service worker, by Workbox: the network first, and what was once loaded or saved where there is none.
// node offline.mjs SITE
import { generateSW } from "workbox-build";
import { join } from "node:path";

const [site] = process.argv.slice(2);
/** One cache for what was visited and what was saved. Pagefind asks for its entry with a time in the query. */
const kept = { cacheName: "book", matchOptions: { ignoreSearch: true, ignoreVary: true } };
const UNSAVED = "unsaved.html";
const { warnings } = await generateSW({
  swDest: join(site, "sw.js"),
  globDirectory: site,
  // The type is there before a page is visited, its files' names hold their hashes; and what is shown for a page that
  // is not there.
  globPatterns: ["assets/bench/fonts/*.woff2", UNSAVED],
  dontCacheBustURLsMatching: /\/fonts\//,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  skipWaiting: true,
  clientsClaim: true,
  runtimeCaching: [
    // Python's addresses hold its version, the engine's its hash: what is kept of them is never stale.
    { urlPattern: ({ sameOrigin, url }) => sameOrigin && /\/assets\/py\/(?!index\.json)/.test(url.pathname), handler: "CacheFirst", options: kept },
    { urlPattern: ({ sameOrigin, request }) => sameOrigin && request.mode === "navigate", handler: "NetworkFirst",
      options: { ...kept, networkTimeoutSeconds: 4, precacheFallback: { fallbackURL: UNSAVED } } },
    { urlPattern: ({ sameOrigin }) => sameOrigin, handler: "NetworkFirst", options: { ...kept, networkTimeoutSeconds: 4 } },
  ],
});
// Workbox warns that nothing is kept before it is visited; so it is meant.
for (const warning of warnings) if (!/precach/i.test(warning)) console.error(warning);
