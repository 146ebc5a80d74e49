/** Names of doctors have blanks, ids have none. */
export const columnHeadingId = (key: string): string => `calendar-${encodeURIComponent(key)}`
