import { useUnit } from 'effector-react'
import { BellOff, Check, CircleCheck, CloudOff, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Reminder, ReminderRow, type RemindersRequest, readToggled } from '@/entities/reminder'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { IconButton } from '@/shared/ui/icon-button'
import { ListSkeleton, VirtualList } from '@/shared/ui/list'
import styles from './FollowUp.module.css'

const SKELETON_ROWS = 3
const ROW_HEIGHT = 86

export function PatientReminders({ reminders }: { reminders: readonly Reminder[] }) {
  const { t } = useTranslation('followUp')
  const open = reminders.filter(({ isRead }) => !isRead)
  const done = reminders.filter(({ isRead }) => isRead)
  return (
    <div className={styles.column}>
      <Card title={t('open')} isFlush actions={open.length > 0 && <Badge tone="accent">{open.length}</Badge>}>
        <Reminders
          label={t('open')}
          reminders={open}
          empty={<EmptyState icon={BellOff} title={t('emptyOpen')} text={t('noneOpenText')} />}
        />
      </Card>
      <Card title={t('done')} isFlush actions={done.length > 0 && <Badge>{done.length}</Badge>}>
        <Reminders
          label={t('done')}
          reminders={done}
          empty={<EmptyState icon={CircleCheck} title={t('emptyDone')} text={t('noneDoneText')} />}
        />
      </Card>
    </div>
  )
}

export function MissingReminders({ request }: { request: RemindersRequest }) {
  const { t } = useTranslation(['followUp', 'reminders'])
  const { isPending, isOffline, error, isFetching, refetch } = request
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, error }
  return (
    <div className={styles.column}>
      <Card title={t('followUp:open')} isFlush>
        {isOffline && (
          <ErrorState icon={CloudOff} title={t('reminders:offline')} text={t('reminders:offlineText')} {...retry} />
        )}
        {!isOffline && isPending && <ListSkeleton rows={SKELETON_ROWS} />}
        {!isOffline && !isPending && <ErrorState title={t('reminders:error')} {...retry} />}
      </Card>
    </div>
  )
}

type RemindersProps = { label: string; reminders: readonly Reminder[]; empty: ReactNode }

function Reminders({ label, reminders, empty }: RemindersProps) {
  'use memo'
  const { t } = useTranslation('reminders')
  const toggle = useUnit(readToggled)
  const action = ({ uuid, isRead, patient }: Reminder, tabIndex: 0 | -1) => (
    <IconButton
      icon={isRead ? Undo2 : Check}
      size="s"
      tabIndex={tabIndex}
      label={t(isRead ? 'markUnread' : 'markRead', { name: patient?.name ?? '—' })}
      onClick={() => toggle(uuid)}
    />
  )
  return (
    <VirtualList
      items={reminders}
      keyOf={({ uuid }) => uuid}
      label={label}
      estimate={ROW_HEIGHT}
      row={(reminder, tabIndex) => <ReminderRow reminder={reminder} action={action(reminder, tabIndex)} />}
      empty={empty}
    />
  )
}
