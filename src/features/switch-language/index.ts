export { LanguageMenu } from './ui/LanguageMenu'
export { languageChosen } from './model/language-switch'
