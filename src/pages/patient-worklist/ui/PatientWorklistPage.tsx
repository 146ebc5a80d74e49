import { useTranslation } from 'react-i18next'
import { CloudOff } from 'lucide-react'
import { useReminders } from '@/entities/reminder'
import { Card } from '@/shared/ui/card'
import { ErrorState } from '@/shared/ui/error-state'
import { ListSkeleton } from '@/shared/ui/list'
import styles from './PatientWorklistPage.module.css'
import { Worklist } from './Worklist'

const SKELETON_ROWS = 8

export function PatientWorklistPage() {
  const { t } = useTranslation(['worklist', 'routes'])
  return (
    <div className={styles.page} data-worklist-page="">
      <header className={styles.header}>
        <h1>{t('routes:titles.crm')}</h1>
        <p>{t('worklist:source')}</p>
      </header>
      <Reminders />
    </div>
  )
}

function Reminders() {
  const { t } = useTranslation('reminders')
  const { data, listed, snoozed, isPending, isOffline, error, isFetching, refetch } = useReminders()
  if (data) return <Worklist reminders={data} listed={listed} snoozed={snoozed} />
  const retry = { onRetry: () => void refetch(), isRetrying: isFetching, error }
  return (
    <Card isFlush>
      {isOffline && <ErrorState icon={CloudOff} title={t('offline')} text={t('offlineText')} {...retry} />}
      {!isOffline && isPending && <ListSkeleton rows={SKELETON_ROWS} />}
      {!isOffline && !isPending && <ErrorState title={t('error')} {...retry} />}
    </Card>
  )
}
