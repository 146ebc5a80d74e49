import { useTranslation } from 'react-i18next'
import { useNotificationsByDay } from '@/entities/notification'
import { Card } from '@/shared/ui/card'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import { DaySummary } from './DaySummary'
import styles from './DaySummaryCard.module.css'

/** The list of appointments below it shows the error of the same query. */
export function DaySummaryCard({ day }: { day: string }) {
  const { t } = useTranslation('home')
  const { data: list, isPending } = useNotificationsByDay(day)
  if (!list && !isPending) return null
  return (
    <Card title={t('day.title')}>
      <div className={styles.content}>{list ? <DaySummary list={list} day={day} /> : <Placeholder />}</div>
    </Card>
  )
}

function Placeholder() {
  const { t } = useTranslation('common')
  return (
    <Skeletons label={t('loading')} className={styles.placeholder}>
      <Skeleton width="60%" />
      <Skeleton width="40%" height="1.5rem" />
    </Skeletons>
  )
}
