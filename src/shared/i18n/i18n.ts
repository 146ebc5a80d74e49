import i18next, { type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { setDocumentLanguage } from '@/shared/browser'
import { isLanguage, type Language, otherLanguage, writeLanguageCookie } from './language'
import startUpEn from './locales/en/start-up.json'
import startUpTr from './locales/tr/start-up.json'

/** One lazy bundle per language. */
const bundles: Record<Language, () => Promise<{ default: ResourceLanguage }>> = {
  tr: () => import('./locales/tr'),
  en: () => import('./locales/en'),
}

/** Begins to fetch the texts of a language, before anything is there that could show them. */
export async function preloadLanguage(language: Language): Promise<void> {
  await bundles[language]()
}

export const i18n = i18next.createInstance()

/** Fetches the texts of a language without showing them yet. */
export const loadLanguage = (language: Language): Promise<void> => addTexts(language, { silent: true })

/** Not `silent`, all views are drawn anew: only for texts that one of them waits for. */
async function addTexts(language: Language, { silent }: { silent: boolean }): Promise<void> {
  await loadStartupTexts(language)
  if (i18n.hasResourceBundle(language, 'common')) return
  const { default: namespaces } = await bundles[language]()
  for (const [namespace, texts] of Object.entries(namespaces)) {
    i18n.addResourceBundle(language, namespace, texts, false, false, { silent, skipCopy: true })
  }
}

/** A key that is missing here is looked up in the other language and shown as soon as that has arrived; never the raw key. */
function fallbackToOtherLanguage(languages: readonly string[]): void {
  const [language] = languages
  if (!isLanguage(language)) return
  addTexts(otherLanguage(language), { silent: false }).catch(() => {
    // The other language is out of reach too: the text stays empty.
  })
}

/** Only the texts that tell why the portal does not start: they must be there even when nothing can be fetched. */
export async function loadStartupTexts(language: Language): Promise<void> {
  if (i18n.isInitialized) return
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: { tr: ['en'], en: ['tr'] },
    resources: { tr: { startUp: startUpTr }, en: { startUp: startUpEn } },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    saveMissingTo: 'current',
    missingKeyHandler: fallbackToOtherLanguage,
    parseMissingKeyHandler: () => '',
  })
}

/**
 * Makes `language` the portal's language: texts loaded, `<html lang>` and the cookie follow. The URL owns the language,
 * so only the router calls this.
 */
export async function applyLanguage(language: Language): Promise<void> {
  await loadLanguage(language)
  if (i18n.language !== language) await i18n.changeLanguage(language)
  setDocumentLanguage(language)
  writeLanguageCookie(language)
}
