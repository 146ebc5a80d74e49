import { useTranslation } from 'react-i18next'
import type { DueGroup } from '@/entities/reminder'
import styles from './Worklist.module.css'

export function DueHeading({ group, count }: { group: DueGroup; count: number }) {
  const { t } = useTranslation(['reminders', 'common'])
  return (
    <h3 className={styles.due} data-group={group}>
      {t(`reminders:groups.${group}`)} <span data-tabular>{t('common:number', { value: count })}</span>
    </h3>
  )
}
