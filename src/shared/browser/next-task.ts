/** Lets the browser do what is waiting (paint, clicks, answers) before the work goes on. */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve))

/** A screen that is painted less often than this is not looked at. */
const FRAME_TIMEOUT_MS = 100

/** Lets the browser show what has happened so far, such as the answer to a click, before the work goes on. */
export async function nextPaint(): Promise<void> {
  const painted = new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })
  const hidden = new Promise<void>((resolve) => {
    setTimeout(resolve, FRAME_TIMEOUT_MS)
  })
  await Promise.race([painted, hidden])
}
