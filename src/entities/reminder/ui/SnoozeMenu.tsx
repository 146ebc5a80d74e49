import { useUnit } from 'effector-react'
import { AlarmClock } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { formatInstant } from '@/shared/lib/date-time'
import { $minute } from '@/shared/lifecycle'
import { IconButton } from '@/shared/ui/icon-button'
import { Menu, MenuItem } from '@/shared/ui/menu'
import { snoozeOptions } from '../model/reminder-times'
import { reminderSnoozed } from '../model/local-state-writer'

type SnoozeMenuProps = { uuid: string; name: string; tabIndex: 0 | -1 }

export function SnoozeMenu({ uuid, name, tabIndex }: SnoozeMenuProps) {
  const { t } = useTranslation('reminders')
  return (
    <Menu
      label={t('snooze.title')}
      trigger={(props) => (
        <IconButton {...props} icon={AlarmClock} size="s" tabIndex={tabIndex} label={t('snooze.for', { name })} />
      )}
    >
      <SnoozeItems uuid={uuid} />
    </Menu>
  )
}

function SnoozeItems({ uuid }: { uuid: string }) {
  const { t } = useTranslation('reminders')
  const { minute, choose } = useUnit({ minute: $minute, choose: reminderSnoozed })
  return snoozeOptions(minute).map(({ id, until }) => (
    <MenuItem key={id} hint={formatInstant(new Date(until))} onSelect={() => choose({ uuid, until })}>
      {t(`snooze.${id}`)}
    </MenuItem>
  ))
}
