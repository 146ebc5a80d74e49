export { applyLanguage, i18n, loadLanguage, prepareTexts } from './i18n'
export { isLanguage, LANGUAGES, type Language, otherLanguage, readLanguageCookie } from './language'
