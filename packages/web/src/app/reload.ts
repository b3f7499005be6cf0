/**
 * A part of the page that was replaced on the server while the page was open is not found any more:
 * the whole page is loaded anew, with the parts that belong together. Once in a while only, so
 * that a part which is missing for good ends in an error and not in a circle; and only from a
 * server that answers, for without one a page that is half there is better than none.
 */
const KEY = 'mathom-reloaded';
const AGAIN_AFTER = 20_000;

async function reload(): Promise<void> {
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (!answer?.ok) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

export function reloadWhenReplaced(): void {
  window.addEventListener('vite:preloadError', () => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last >= AGAIN_AFTER) reload();
  });
}
