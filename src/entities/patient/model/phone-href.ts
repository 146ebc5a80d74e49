const MIN_DIGITS = 3

/** `tel:` link for a phone number in free text; null for text with fewer than three digits. */
export function phoneHref(phone: string): string | null {
  const digits = phone.replace(/\D/g, '')
  if (digits.length < MIN_DIGITS) return null
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`
}
