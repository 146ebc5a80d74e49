import { useUnit } from 'effector-react'
import { BellOff, CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { $unlockedPatients } from '@/entities/patient'
import { withUnlockedNote, UndoBar, useReminders } from '@/entities/reminder'
import { EmptyState } from '@/shared/ui/empty-state'
import { ErrorState } from '@/shared/ui/error-state'
import { ListSkeleton } from '@/shared/ui/list'
import { returnFocusToList } from './list-focus'
import { ReminderList } from './ReminderList'

export function RemindersPanel({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('reminders')
  const { data, listed, snoozed, isPending, isOffline, error, isFetching, refetch } = useReminders()
  const unlocked = useUnit($unlockedPatients)
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, error }
  if (isOffline) return <ErrorState icon={CloudOff} title={t('offline')} text={t('offlineText')} {...retry} />
  if (isPending) return <ListSkeleton rows={4} />
  if (!data) return <ErrorState title={t('error')} {...retry} />
  return (
    <>
      <ReminderList
        reminders={data.map((reminder) => withUnlockedNote(reminder, unlocked))}
        empty={<EmptyState icon={BellOff} title={t('none')} text={t('emptyText')} />}
        onLeave={onLeave}
      />
      <UndoBar shown={data} listed={listed} snoozed={snoozed} onLeave={returnFocusToList} />
    </>
  )
}
