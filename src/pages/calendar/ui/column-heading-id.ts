/** Encoded, because ids must not contain spaces. */
export const columnHeadingId = (key: string): string => `calendar-${encodeURIComponent(key)}`
