import type { ReactNode } from 'react'
import styles from './NativeField.module.css'

const SHOW_RATIO = 0.9

/** The hint of a field, with a counter (`4.870 / 5.000`) near the limit. */
export function withCharacterCount(hint: ReactNode, text: string, maxLength: number | undefined): ReactNode {
  const { length } = text.trim()
  if (maxLength === undefined || length < maxLength * SHOW_RATIO) return hint
  return (
    <span className={styles.withCount}>
      <span>{hint}</span>
      <span data-tabular data-exceeded={length > maxLength || undefined} className={styles.count}>
        {length} / {maxLength}
      </span>
    </span>
  )
}
