import styles from './Badge.module.css'

/** Count on an icon button, `99+` at most. The label of the button has the exact number. */
export function CountBadge({ value }: { value: number }) {
  if (value <= 0) return null
  return (
    <span aria-hidden="true" className={styles.count}>
      {value > 99 ? '99+' : value}
    </span>
  )
}
