export { LanguageMenu } from './ui/LanguageMenu'
export { LanguageOptions } from './ui/LanguageOptions'
export { languageChosen } from './model/language-switch'
