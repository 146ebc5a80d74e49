export { applyLanguage, preloadLanguage, i18n, loadLanguage, initI18n } from './i18n'
export { type Translate, translateIn, TranslationProvider, useTranslation } from './use-translation'
export {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
  otherLanguage,
  readLanguageCookie,
  writeLanguageCookie,
} from './language'
