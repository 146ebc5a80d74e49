/** Hebrew, Arabic and other scripts of the Basic Multilingual Plane that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Without it digits and punctuation beside a right-to-left name would join the name and change places. */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

/** Leaves out missing parts. For texts of the user interface: right-to-left parts contain invisible characters. */
export const joinParts = (parts: readonly (string | false | null | undefined)[], separator: string): string =>
  parts.flatMap((part) => (part ? [isolate(part)] : [])).join(separator)
