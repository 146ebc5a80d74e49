import { Skeleton } from '@/shared/ui/skeleton'
import styles from './PatientTable.module.css'

const NAME_WIDTHS = ['62%', '48%', '70%', '55%', '66%', '50%']

/** Hidden from screen readers; the caller renders a loading text. */
export function TableSkeleton() {
  return (
    <div aria-hidden="true" className={styles.container}>
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
