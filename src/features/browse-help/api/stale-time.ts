/** Articles change rarely. */
export const ARTICLE_STALE_TIME_MS = 10 * 60_000
