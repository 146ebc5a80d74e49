/** Hebrew, Arabic and other scripts of the Basic Multilingual Plane that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** Isolates a right-to-left text: digits and punctuation beside it would otherwise join it and change places. */
export const isolate = (text: string): string => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text)

/** Leaves out missing parts. Only for texts of the user interface: right-to-left parts get invisible characters. */
export const joinParts = (parts: readonly (string | false | null | undefined)[], separator: string): string =>
  parts.flatMap((part) => (part ? [isolate(part)] : [])).join(separator)
