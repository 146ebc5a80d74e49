import type { HelpLanguage } from '@/shared/api'
import type { Language } from '@/shared/i18n'

/** A map and not `toUpperCase`, whose outcome depends on the language in which it is asked: in Turkish `i` becomes `İ`. */
export const HELP_LANGUAGES: Readonly<Record<Language, HelpLanguage>> = { tr: 'TR', en: 'EN' }
