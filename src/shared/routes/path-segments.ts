import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/shared/i18n/language'

/** Segments without a trailing empty one; `//` inside leaves an empty segment, which matches nothing. */
export const pathSegments = (pathname: string): string[] => pathname.replace(/\/$/, '').split('/').slice(1)

export function languageOfPath(pathname: string): Language | null {
  const [language] = pathSegments(pathname)
  return isLanguage(language) ? language : null
}

/** With a language or without: `/` leads to the home page. Without the route table, which has the icons of the menu. */
export function isHomePath(pathname: string): boolean {
  const [language = DEFAULT_LANGUAGE, ...others] = pathSegments(pathname)
  return isLanguage(language) && others.length === 0
}
