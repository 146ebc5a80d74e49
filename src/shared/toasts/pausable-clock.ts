/** Time that passes only while the doctor could be reading: it stands still while nobody sees the page or somebody reads. */
export interface ReadingClock {
  /** What had passed, in milliseconds, when the clock was last started or stopped. */
  passed: number
  /** The moment of the page at which it was started; null while it stands still. */
  since: number | null
}

/** The page's own clock: it does not jump when somebody sets the time. */
export const pageTime = (): number => performance.now()

export const readingTime = ({ passed, since }: ReadingClock, now: number): number =>
  since === null ? passed : passed + now - since

export const turnClock = (clock: ReadingClock, isRunning: boolean, now: number): ReadingClock => ({
  passed: readingTime(clock, now),
  since: isRunning ? now : null,
})
