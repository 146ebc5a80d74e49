import { useUnit } from 'effector-react'
import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/shared/ui/icon-button'
import { Menu } from '@/shared/ui/menu'
import { $mode } from '../model/appearance'
import { ModeOptions } from './ModeOptions'

export function ModeMenu() {
  const { t } = useTranslation('shell')
  const mode = useUnit($mode)
  return (
    <Menu
      label={t('mode')}
      trigger={(props) => <IconButton {...props} icon={mode === 'dark' ? Moon : Sun} label={t('mode')} />}
    >
      <ModeOptions />
    </Menu>
  )
}
