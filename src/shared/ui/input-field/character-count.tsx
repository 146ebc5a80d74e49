import type { ReactNode } from 'react'
import styles from './NativeField.module.css'

/** From this part of the limit on, the doctor sees how much is left. */
const NEAR = 0.9

/** The hint of a field with `4.870 / 5.000` beside it, as soon as that matters. */
export function withCount(hint: ReactNode, text: string, longest: number | undefined): ReactNode {
  const { length } = text.trim()
  if (longest === undefined || length < longest * NEAR) return hint
  return (
    <span className={styles.counted}>
      <span>{hint}</span>
      <span data-tabular data-over={length > longest || undefined} className={styles.count}>
        {length} / {longest}
      </span>
    </span>
  )
}
