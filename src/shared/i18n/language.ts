import { LANGUAGE_COOKIE, readCookie, writeCookie } from '@/shared/browser'

export const LANGUAGES = ['tr', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'tr'
const COOKIE_DAYS = 365

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

export const otherLanguage = (language: Language): Language => (language === 'tr' ? 'en' : 'tr')

/** Only the exact values `tr` and `en` are valid; anything else is reset to Turkish. */
export function readLanguageCookie(): Language {
  const value = readCookie(LANGUAGE_COOKIE)
  if (isLanguage(value)) return value
  if (value !== null) writeLanguageCookie(DEFAULT_LANGUAGE)
  return DEFAULT_LANGUAGE
}

/** Writes only a new value: each navigation applies its language, and writing a cookie blocks the page for milliseconds. */
export function writeLanguageCookie(language: Language): void {
  if (readCookie(LANGUAGE_COOKIE) !== language) writeCookie(LANGUAGE_COOKIE, language, { days: COOKIE_DAYS })
}
