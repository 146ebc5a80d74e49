export { LanguageMenu, LanguageOptions, useLanguageOptions } from './ui/LanguageMenu'
export { languageChosen } from './model/language-switch'
