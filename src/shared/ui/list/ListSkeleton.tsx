import { useTranslation } from 'react-i18next'
import { Skeleton, Skeletons } from '../skeleton'
import styles from './List.module.css'

export function ListSkeleton({ rows, isLabelVisible = false }: { rows: number; isLabelVisible?: boolean }) {
  const { t } = useTranslation('common')
  return (
    <Skeletons label={t('loading')} isLabelVisible={isLabelVisible} className={styles.loading}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.loadingRow}>
          <Skeleton width="45%" />
          <Skeleton width="80%" />
        </div>
      ))}
    </Skeletons>
  )
}
