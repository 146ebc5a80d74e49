export { applyLanguage, preloadLanguage, i18n, loadLanguage, loadStartupTexts } from './i18n'
export {
  isLanguage,
  LANGUAGES,
  type Language,
  otherLanguage,
  readLanguageCookie,
  writeLanguageCookie,
} from './language'
