import i18next, { type ResourceLanguage } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { setDocumentLanguage, setManifestLanguage } from '@/shared/browser'
import { isolate } from '@/shared/lib/isolate'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, otherLanguage, writeLanguageCookie } from './language'
import startUpEn from './locales/en/start-up.json'
import startUpTr from './locales/tr/start-up.json'

const bundles: Record<Language, () => Promise<ResourceLanguage>> = {
  tr: () => import('./locales/tr'),
  en: () => import('./locales/en'),
}

export async function preloadLanguage(language: Language): Promise<void> {
  await bundles[language]()
}

export const i18n = i18next.createInstance()

export const loadLanguage = (language: Language): Promise<void> => addTexts(language, { silent: true })

/** Without `silent` all components render again: only for texts that a component waits for. */
async function addTexts(language: Language, { silent }: { silent: boolean }): Promise<void> {
  await initI18n(language)
  if (i18n.hasResourceBundle(language, 'common')) return
  const namespaces = await bundles[language]()
  for (const [namespace, texts] of Object.entries(namespaces)) {
    i18n.addResourceBundle(language, namespace, texts, false, false, { silent, skipCopy: true })
  }
}

/** A missing key is looked up in the other language, loaded on demand; the raw key is never shown. */
function fallbackToOtherLanguage(languages: readonly string[]): void {
  const [language] = languages
  if (!isLanguage(language)) return
  addTexts(otherLanguage(language), { silent: false }).catch(() => {
    // The other language is unavailable too: the text stays empty.
  })
}

/** Initialises i18n with the texts of start-up errors only, which must be available when nothing can be loaded. */
export async function initI18n(language: Language): Promise<void> {
  if (i18n.isInitialized) return
  await i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: LANGUAGES,
    resources: { tr: { startUp: startUpTr }, en: { startUp: startUpEn } },
    defaultNS: 'common',
    // React escapes HTML, so only the direction of parameters has to be isolated.
    interpolation: { escape: isolate },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    saveMissingTo: 'current',
    missingKeyHandler: fallbackToOtherLanguage,
    parseMissingKeyHandler: () => '',
  })
  i18n.services.formatter?.add('number', formatNumber)
  i18n.services.formatter?.add('patients', formatPatients)
}

/** Small counts are the same in every language; creating the first `Intl.NumberFormat` blocks the start of a slow machine. */
function formatNumber(value: number, language: string | undefined): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(language)
}

/** A null stands for a patient without a name. */
const formatPatients = (names: readonly (string | null)[], language: string = DEFAULT_LANGUAGE): string =>
  names.map((name) => name ?? i18n.t('notifications:unnamedPatient', { lng: language })).join(', ')

/** The URL owns the language, so only the router calls this. */
export async function applyLanguage(language: Language): Promise<void> {
  await loadLanguage(language)
  if (i18n.language !== language) await i18n.changeLanguage(language)
  setDocumentLanguage(language)
  setManifestLanguage(language)
  writeLanguageCookie(language)
}
