const MIN_DIGITS = 3

/** What a phone dials for a number as the clinic wrote it down; null where it is no number. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < MIN_DIGITS) return null
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`
}
