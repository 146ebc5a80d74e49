import { useTranslation } from 'react-i18next'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import styles from './NavigationTree.module.css'

const WIDTHS = [96, 120, 84, 132, 104, 76]

export function NavigationSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Skeletons label={t('loading')} className={styles.loading}>
      {WIDTHS.map((width) => (
        <span key={width} className={styles.loadingEntry}>
          <Skeleton shape="block" width={20} height={20} />
          <Skeleton width={width} />
        </span>
      ))}
    </Skeletons>
  )
}
