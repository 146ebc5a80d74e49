import type { ReactNode } from 'react'
import styles from './NativeField.module.css'

/** From this part of the limit on, the doctor sees how much is left. */
const SHOW_RATIO = 0.9

/** The hint of a field with `4.870 / 5.000` beside it, as soon as that matters. */
export function withCharacterCount(hint: ReactNode, text: string, maxLength: number | undefined): ReactNode {
  const { length } = text.trim()
  if (maxLength === undefined || length < maxLength * SHOW_RATIO) return hint
  return (
    <span className={styles.withCount}>
      <span>{hint}</span>
      <span data-tabular data-drag-over={length > maxLength || undefined} className={styles.count}>
        {length} / {maxLength}
      </span>
    </span>
  )
}
