/** Yields to the browser (paint, input, network) before the work continues. */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/** Without a frame for this long, the tab is not visible. */
const FRAME_TIMEOUT_MS = 100

/** Resolves after the next paint, so that feedback such as a pressed button is visible first. */
export async function nextPaint(): Promise<void> {
  const painted = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  const hidden = new Promise<void>((resolve) => {
    setTimeout(resolve, FRAME_TIMEOUT_MS)
  })
  await Promise.race([painted, hidden])
}

/** For a page that is never idle. */
const MAX_WAIT_MS = 5_000
/** Safari has no idle callback; this is an estimate. */
const FALLBACK_WAIT_MS = 1_500

/** Resolves when the page has loaded and the browser is idle, at the latest 5 s after the load. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT_MS })
    else setTimeout(resolve, FALLBACK_WAIT_MS)
  })
}
