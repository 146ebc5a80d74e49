import { Spinner } from '@/shared/ui/icon'
import { Skeleton } from '@/shared/ui/skeleton'
import styles from './SearchingStatus.module.css'

export function SearchingStatus({ label, rows }: { label: string; rows: number }) {
  return (
    <div>
      <p className={styles.status}>
        <Spinner />
        {label}
      </p>
      <RowSkeletons count={rows} />
    </div>
  )
}

const NAME_WIDTHS = ['24%', '32%', '20%', '28%', '22%']

/** Placeholder rows. The caller adds the text for screen readers. */
function RowSkeletons({ count }: { count: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {NAME_WIDTHS.slice(0, count).map((width) => (
        <div key={width} className={styles.row}>
          <Skeleton shape="circle" width={32} />
          <div className={styles.lines}>
            <Skeleton width={width} />
            <Skeleton width="46%" height="0.75rem" />
          </div>
        </div>
      ))}
    </div>
  )
}
