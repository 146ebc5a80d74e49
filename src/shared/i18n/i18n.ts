import i18next, { type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { setDocumentLanguage } from '@/shared/browser'
import { isLanguage, type Language, otherLanguage, rememberLanguage } from './language'

/** One lazy bundle per language. */
const bundles: Record<Language, () => Promise<{ default: ResourceLanguage }>> = {
  tr: () => import('./locales/tr'),
  en: () => import('./locales/en'),
}

export const i18n = i18next.createInstance()

/** Fetches the texts of a language without showing them yet. */
export async function loadLanguage(language: Language): Promise<void> {
  if (i18n.hasResourceBundle(language, 'common')) return
  const { default: namespaces } = await bundles[language]()
  for (const [namespace, texts] of Object.entries(namespaces)) i18n.addResourceBundle(language, namespace, texts)
}

/** A key that is missing here is looked up in the other language and shown as soon as that has arrived; never the raw key. */
function borrowFromOtherLanguage(languages: readonly string[]): void {
  const [language] = languages
  if (isLanguage(language)) void loadLanguage(otherLanguage(language))
}

async function initialise(language: Language): Promise<void> {
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: { tr: ['en'], en: ['tr'] },
    resources: {},
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: borrowFromOtherLanguage,
    parseMissingKeyHandler: () => '',
  })
}

/**
 * Makes `language` the portal's language: texts loaded, `<html lang>` and the cookie follow. The URL owns the language,
 * so only the router calls this.
 */
export async function applyLanguage(language: Language): Promise<void> {
  if (!i18n.isInitialized) await initialise(language)
  await loadLanguage(language)
  if (i18n.language !== language) await i18n.changeLanguage(language)
  setDocumentLanguage(language)
  rememberLanguage(language)
}
