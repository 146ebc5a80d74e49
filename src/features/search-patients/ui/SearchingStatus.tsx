import { Spinner } from '@/shared/ui/icon'
import { RowSkeletons } from './RowSkeletons'
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
