import { Skeleton } from '@/shared/ui/skeleton'
import { TableSkeleton } from '@/shared/ui/table'
import styles from './PatientTable.module.css'

const NAME_WIDTHS = ['62%', '48%', '70%', '55%', '66%', '50%']

export const PatientTableSkeleton = () => (
  <TableSkeleton
    widths={NAME_WIDTHS}
    tracks="2fr 1.3fr 1.3fr 1.2fr"
    cells={(width) => (
      <>
        <span className={styles.person}>
          <Skeleton shape="circle" width={32} />
          <Skeleton width={width} />
        </span>
        <Skeleton width="70%" />
        <Skeleton width="60%" />
        <Skeleton width="75%" />
      </>
    )}
  />
)
