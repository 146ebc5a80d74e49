import { useUnit } from 'effector-react'
import { Languages } from 'lucide'
import { LANGUAGES, useTranslation } from '@/shared/i18n'
import { $language } from '@/shared/routes'
import { IconButton } from '@/shared/ui/icon-button'
import { Menu, MenuRadioGroup } from '@/shared/ui/menu'
import { languageChosen } from '../model/language-switch'

export function LanguageMenu() {
  const { t } = useTranslation('shell')
  return (
    <Menu label={t('language')} trigger={(props) => <IconButton {...props} icon={Languages} label={t('language')} />}>
      <LanguageOptions />
    </Menu>
  )
}

export function LanguageOptions() {
  const { t } = useTranslation('shell')
  const { language, choose } = useUnit({ language: $language, choose: languageChosen })
  const options = useLanguageOptions()
  return <MenuRadioGroup label={t('language')} value={language} options={options} onChange={choose} />
}

/** Each language is named in itself, whatever the current language. */
export function useLanguageOptions() {
  const { t } = useTranslation('shell')
  return LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`), lang: value }))
}
