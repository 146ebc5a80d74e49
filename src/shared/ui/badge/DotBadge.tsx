import styles from './Badge.module.css'
import type { BadgeTone } from './Badge'

/** Marks an icon button (`badge`) or an unread row; its label must say the same. */
export function DotBadge({ tone = 'accent' }: { tone?: BadgeTone }) {
  return <span aria-hidden="true" className={styles.dot} data-tone={tone} />
}
