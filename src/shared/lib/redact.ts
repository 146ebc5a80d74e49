const MASK = '•••'
/** Callers show less; a longer text would only cost time. */
const MAX_LENGTH = 1_000

const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${MASK}`],
  // `\b` is no boundary before `ş`.
  [/(?<!\p{L})(token|authorization|password|parola|şifre)(\s*[=:]\s*)["']?[^\s"',;]+["']?/giu, `$1$2${MASK}`],
  [/\beyJ[\w-]+(?:\.[\w-]*)+/g, MASK],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu, MASK],
  // Phone and national ID numbers, also in groups: "+90 (532) 123 45 67".
  [/\+?\(?\d(?:[\s().-]{0,2}\d){10,}/g, MASK],
  [/(?<!\d)\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?!\d)/g, MASK],
]

/** The start of a text that another program wrote, without tokens, e-mail addresses, phone and national ID numbers. */
export const redact = (text: string): string =>
  SECRETS.reduce((masked, [pattern, mask]) => masked.replace(pattern, mask), text.slice(0, MAX_LENGTH))
