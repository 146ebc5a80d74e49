import { useUnit } from 'effector-react'
import { AlarmClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '@/shared/lib/date-time'
import { $minute } from '@/shared/lifecycle'
import { IconButton } from '@/shared/ui/icon-button'
import { Menu, MenuItem } from '@/shared/ui/menu'
import { laterChoices } from '../model/snooze-options'
import { laterChosen } from '../model/undo'

type LaterMenuProps = { uuid: string; name: string; tabIndex: 0 | -1 }

/** Out of sight until a time that the doctor chooses. */
export function LaterMenu({ uuid, name, tabIndex }: LaterMenuProps) {
  const { t } = useTranslation('reminders')
  return (
    <Menu
      label={t('later.title')}
      trigger={(props) => (
        <IconButton {...props} icon={AlarmClock} size="s" tabIndex={tabIndex} label={t('later.for', { name })} />
      )}
    >
      <LaterItems uuid={uuid} />
    </Menu>
  )
}

function LaterItems({ uuid }: { uuid: string }) {
  const { t } = useTranslation('reminders')
  const { minute, choose } = useUnit({ minute: $minute, choose: laterChosen })
  return laterChoices(minute).map(({ id, until }) => (
    <MenuItem key={id} hint={formatMoment(new Date(until))} onSelect={() => choose({ uuid, until })}>
      {t(`later.${id}`)}
    </MenuItem>
  ))
}
