import { Languages } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/icon-button'
import { Menu } from '@/shared/ui/menu'
import { LanguageOptions } from './LanguageOptions'

export function LanguageMenu() {
  const { t } = useTranslation('shell')
  return (
    <Menu label={t('language')} trigger={(props) => <IconButton {...props} icon={Languages} label={t('language')} />}>
      <LanguageOptions />
    </Menu>
  )
}
