import styles from './DescriptionList.module.css'

interface FactsProps {
  title?: string
  /** What it is, and what it says. */
  facts: readonly (readonly [name: string, value: string])[]
}

export function Facts({ title, facts }: FactsProps) {
  return (
    <div>
      {title ? <h3>{title}</h3> : null}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
