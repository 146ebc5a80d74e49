import styles from './DescriptionList.module.css'

interface DescriptionListProps {
  title?: string
  /** What it is, and what it says. */
  rows: readonly (readonly [name: string, value: string])[]
}

export function DescriptionList({ title, rows }: DescriptionListProps) {
  return (
    <div>
      {title ? <h3>{title}</h3> : null}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
