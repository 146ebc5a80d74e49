/** Time that passes only while the doctor could be reading: it stands still while nobody sees the page or somebody reads. */
export interface PausableClock {
  /** What had passed, in milliseconds, when the clock was last started or stopped. */
  elapsed: number
  /** The moment of the page at which it was started; null while it stands still. */
  since: number | null
}

/** The page's own clock: it does not jump when somebody sets the time. */
export const pageTime = (): number => performance.now()

export const elapsedTime = ({ elapsed, since }: PausableClock, now: number): number =>
  since === null ? elapsed : elapsed + now - since

export const updateClock = (clock: PausableClock, isRunning: boolean, now: number): PausableClock => ({
  elapsed: elapsedTime(clock, now),
  since: isRunning ? now : null,
})
