import type { HelpLanguage } from '@/shared/api'
import type { Language } from '@/shared/i18n'

/** A map instead of `toLocaleUpperCase`, which turns `i` into `İ` in Turkish. */
export const HELP_LANGUAGES: Readonly<Record<Language, HelpLanguage>> = { tr: 'TR', en: 'EN' }
