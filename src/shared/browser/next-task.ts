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
