/**
 * A part of the page that was replaced on the server while the page was open is not found any more:
 * the whole page is loaded anew, with the parts that belong together. Once in a while only, so
 * that a part which is missing for good ends in an error and not in a circle.
 */
const KEY = 'mathom-reloaded';
const AGAIN_AFTER = 20_000;

export function reloadWhenReplaced(now: () => number = Date.now): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (now() - last < AGAIN_AFTER) return;
    sessionStorage.setItem(KEY, String(now()));
    event.preventDefault();
    location.reload();
  });
}
