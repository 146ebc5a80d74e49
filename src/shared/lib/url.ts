/** Stands for the origin of the portal: a path that stays on it stays on any origin. */
export const PLACEHOLDER_ORIGIN = 'https://portal.invalid'

/** Null for a malformed percent-encoding. */
export function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
