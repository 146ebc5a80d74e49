/** Stops while the page is hidden or the toasts are hovered or focused. */
export interface PausableClock {
  /** Milliseconds that had passed when the clock was last started or stopped. */
  elapsed: number
  /** Page time of the start; null while stopped. */
  since: number | null
}

/** Monotonic: not affected by changes of the system clock. */
export const pageTime = (): number => performance.now()

export const elapsedTime = ({ elapsed, since }: PausableClock, now: number): number =>
  since === null ? elapsed : elapsed + now - since

export const updateClock = (clock: PausableClock, isRunning: boolean, now: number): PausableClock => ({
  elapsed: elapsedTime(clock, now),
  since: isRunning ? now : null,
})
