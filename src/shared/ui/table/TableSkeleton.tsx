import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './VirtualTable.module.css'

interface TableSkeletonProps {
  /** One row for each width; they must differ. */
  widths: readonly string[]
  /** Grid tracks of the columns. */
  tracks: string
  rowClassName?: string | undefined
  cells: (width: string) => ReactNode
}

/** Hidden from screen readers; the caller renders a loading text. */
export function TableSkeleton({ widths, tracks, rowClassName, cells }: TableSkeletonProps) {
  return (
    <div aria-hidden="true" className={styles.container} style={{ '--column-tracks': tracks } as CSSProperties}>
      {widths.map((width) => (
        <div key={width} className={classNames(styles.skeletonRow, rowClassName)}>
          {cells(width)}
        </div>
      ))}
    </div>
  )
}
