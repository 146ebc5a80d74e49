import { useUnit } from 'effector-react'
import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { $language } from '@/shared/routes'
import { IconButton } from '@/shared/ui/icon-button'
import { Menu, MenuRadioGroup } from '@/shared/ui/menu'
import { languageChosen } from '../model/language-switch'

/** Each language in its own words, whichever is in force. */
const OPTIONS = [
  { value: 'tr', label: 'Türkçe', lang: 'tr' },
  { value: 'en', label: 'English', lang: 'en' },
] as const

export function LanguageMenu() {
  const { t } = useTranslation('shell')
  const { language, choose } = useUnit({ language: $language, choose: languageChosen })
  return (
    <Menu label={t('language')} trigger={(props) => <IconButton {...props} icon={Languages} label={t('language')} />}>
      <MenuRadioGroup label={t('language')} value={language} options={OPTIONS} onChange={choose} />
    </Menu>
  )
}
