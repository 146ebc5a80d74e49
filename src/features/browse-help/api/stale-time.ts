/** Articles are written seldom; within this time nobody is asked for them twice. */
export const RARELY_CHANGES_MS = 10 * 60_000
