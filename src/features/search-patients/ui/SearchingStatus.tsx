import { Spinner } from '@/shared/ui/spinner'
import { RowSkeletons } from './RowSkeletons'
import styles from './SearchingStatus.module.css'

/** Patients are on their way: the words of the specification over rows in the shape of what comes. */
export function SearchingStatus({ label, rows }: { label: string; rows: number }) {
  return (
    <div>
      <p className={styles.line}>
        <Spinner />
        {label}
      </p>
      <RowSkeletons count={rows} />
    </div>
  )
}
