import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

interface DescriptionListProps {
  title?: string
  rows: readonly (readonly [name: string, value: ReactNode])[]
}

export function DescriptionList({ title, rows }: DescriptionListProps) {
  return (
    <div>
      {title ? <h3>{title}</h3> : null}
      <dl className={styles.list}>
        {rows.map(([name, value], index) => (
          // oxlint-disable-next-line react/no-array-index-key -- names may repeat, and rows have no state
          <div key={index} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
