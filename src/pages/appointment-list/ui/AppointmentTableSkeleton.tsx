import { useTranslation } from '@/shared/i18n'
import { Skeleton, Skeletons } from '@/shared/ui/skeleton'
import { TableSkeleton } from '@/shared/ui/table'
import styles from './AppointmentTable.module.css'

const WIDTHS = ['62%', '48%', '70%', '55%', '66%', '50%', '58%', '64%']

export function AppointmentTableSkeleton() {
  const { t } = useTranslation('common')
  return (
    <Skeletons label={t('loading')}>
      <TableSkeleton
        widths={WIDTHS}
        tracks="80px 1.7fr 1.4fr 1.1fr 1fr 2.2fr"
        rowClassName={styles.columns}
        cells={(width) => (
          <>
            <Skeleton shape="circle" width={18} />
            <Skeleton width={44} />
            <Skeleton width={width} />
            <Skeleton width="70%" />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
            <Skeleton width={width} />
          </>
        )}
      />
    </Skeletons>
  )
}
