/** For a page that is never idle. */
const MAX_WAIT_MS = 5_000
/** Safari has no idle callback; this is an estimate. */
const FALLBACK_WAIT_MS = 1_500

export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS })
    else setTimeout(resolve, FALLBACK_WAIT_MS)
  })
}
