import { useTranslation } from 'react-i18next'
import type { DueGroup } from '@/entities/reminder'
import styles from './Worklist.module.css'

export function DueHeading({ group, count }: { group: DueGroup; count: number }) {
  const { t } = useTranslation('reminders')
  return (
    <h3 className={styles.due} data-group={group}>
      {t(`groups.${group}`)} <span data-tabular>{count}</span>
    </h3>
  )
}
