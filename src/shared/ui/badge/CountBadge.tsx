import styles from './Badge.module.css'

/** How many, on an icon button; above 99 it says so. The name of the button holds the exact number. */
export function CountBadge({ value }: { value: number }) {
  if (value <= 0) return null
  return (
    <span aria-hidden="true" className={styles.count}>
      {value > 99 ? '99+' : value}
    </span>
  )
}
