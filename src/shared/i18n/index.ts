export { applyLanguage, fetchTexts, i18n, loadLanguage, prepareTexts } from './i18n'
export { isLanguage, LANGUAGES, type Language, otherLanguage, readLanguageCookie, rememberLanguage } from './language'
