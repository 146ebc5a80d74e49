import { useUnit } from 'effector-react'
import { Moon, Sun } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { IconButton } from '@/shared/ui/icon-button'
import { Menu, MenuRadioGroup } from '@/shared/ui/menu'
import { $mode, modeChosen } from '../model/appearance'

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

export function ModeOptions() {
  const { t } = useTranslation('shell')
  const { mode, choose } = useUnit({ mode: $mode, choose: modeChosen })
  const options = useModeOptions()
  return <MenuRadioGroup label={t('mode')} value={mode} options={options} onChange={choose} />
}

export function useModeOptions() {
  const { t } = useTranslation('shell')
  return [
    { value: 'light', label: t('modes.light'), icon: Sun },
    { value: 'dark', label: t('modes.dark'), icon: Moon },
  ] as const
}
