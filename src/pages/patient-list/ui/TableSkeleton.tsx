import { Skeleton } from '@/shared/ui/skeleton'
import styles from './PatientTable.module.css'

/** Names are not equally long. */
const NAME_WIDTHS = ['62%', '48%', '70%', '55%', '66%', '50%']

/** Rows that are on their way, in their shape. Whoever shows them says so in words. */
export function TableSkeleton() {
  return (
    <div aria-hidden="true">
      {NAME_WIDTHS.map((width) => (
        <div key={width} className={styles.columns} data-skeleton="">
          <span className={styles.person}>
            <Skeleton shape="circle" width={32} />
            <Skeleton width={width} />
          </span>
          <Skeleton width="70%" />
          <Skeleton width="60%" />
          <Skeleton width="75%" />
        </div>
      ))}
    </div>
  )
}
