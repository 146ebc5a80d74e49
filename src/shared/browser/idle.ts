/** Even a page that never rests gets what it needs next, only later. */
const MAX_WAIT_MS = 5_000
/** Safari has no idle callback; there, a moment after the load is the best guess. */
const FALLBACK_WAIT_MS = 1_500

/** Settles once the page has loaded and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS })
    else setTimeout(resolve, FALLBACK_WAIT_MS)
  })
}
