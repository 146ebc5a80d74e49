import { useTranslation } from 'react-i18next'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import styles from './HomeList.module.css'

/** Rows in the shape of the lists on this page. */
export function ListSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('common')
  return (
    <Skeletons label={t('loading')} className={styles.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.loadingRow}>
          <Skeleton width="45%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </Skeletons>
  )
}
