export { LanguageMenu, LanguageOptions } from './ui/LanguageMenu'
export { languageChosen } from './model/language-switch'
