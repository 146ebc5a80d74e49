import { useTranslation } from 'react-i18next'
import { Skeleton } from '@/shared/ui/skeleton'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import styles from './AppointmentTable.module.css'

const WIDTHS = ['62%', '48%', '70%', '55%', '66%', '50%', '58%', '64%']

export function TableSkeleton() {
  const { t } = useTranslation('common')
  return (
    <div role="status" className={styles.container}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      {WIDTHS.map((width) => (
        <div key={width} aria-hidden="true" className={styles.columns} data-skeleton="">
          <Skeleton shape="circle" width={18} />
          <Skeleton width={44} />
          <Skeleton width={width} />
          <Skeleton width="70%" />
          <Skeleton width="60%" />
          <Skeleton width="50%" />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  )
}
