import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES } from '@/shared/i18n'
import { $language } from '@/shared/routes'
import { MenuRadioGroup } from '@/shared/ui/menu'
import { languageChosen } from '../model/language-switch'

/** The languages inside a menu. */
export function LanguageOptions() {
  const { t } = useTranslation('shell')
  const { language, choose } = useUnit({ language: $language, choose: languageChosen })
  // Each language in its own words, whichever is in force.
  const options = LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`), lang: value }))
  return <MenuRadioGroup label={t('language')} value={language} options={options} onChange={choose} />
}
