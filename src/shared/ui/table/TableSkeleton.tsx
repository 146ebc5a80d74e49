import type { CSSProperties, ReactNode } from 'react'
import { type ColumnLayout, columnTracks } from '@/shared/columns'
import { classNames } from '../class-names'
import type { TableColumn } from './ColumnHead'
import styles from './VirtualTable.module.css'

interface TableSkeletonProps {
  /** One row for each width; they must differ. */
  widths: readonly string[]
  /** The shown columns, in their order; `cells` must follow it. */
  columns: readonly Pick<TableColumn, 'id' | 'width'>[]
  layout: ColumnLayout
  rowClassName?: string | undefined
  cells: (width: string) => ReactNode
}

/** Hidden from screen readers; the caller renders a loading text. */
export function TableSkeleton({ widths, columns, layout, rowClassName, cells }: TableSkeletonProps) {
  const { tracks } = columnTracks(columns, layout)
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
