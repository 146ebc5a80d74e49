/** Articles are written seldom; within this time nobody is asked for them twice. */
export const ARTICLE_STALE_TIME_MS = 10 * 60_000
