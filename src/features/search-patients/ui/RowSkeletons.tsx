import { Skeleton } from '@/shared/ui/skeleton'
import styles from './RowSkeletons.module.css'

/** Rows that are on their way, in their shape. Whoever shows them says so in words. */
export function RowSkeletons() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {['40%', '52%', '34%'].map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="circle" width={32} />
          <div className={styles.lines}>
            <Skeleton width={width} />
            <Skeleton width="64%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
