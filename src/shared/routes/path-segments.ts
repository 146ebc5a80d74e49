import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@/shared/i18n/language'

/** Segments without a trailing empty one; `//` inside leaves an empty segment, which matches nothing. */
export const pathSegments = (pathname: string): string[] => pathname.replace(/\/$/, '').split('/').slice(1)

export function languageOfPath(pathname: string): Language | null {
  const [language] = pathSegments(pathname)
  return isLanguage(language) ? language : null
}

/** Whether the path, with or without a language, is the home page. For `early.ts`, so without the large route table. */
export function isHomePath(pathname: string): boolean {
  const [language = DEFAULT_LANGUAGE, ...others] = pathSegments(pathname)
  return isLanguage(language) && others.length === 0
}
