import styles from './Badge.module.css'
import type { BadgeTone } from './Badge'

/** "There is something": on an icon button (`badge`) or before an unread line, whose name says the same in words. */
export function DotBadge({ tone = 'accent' }: { tone?: BadgeTone }) {
  return <span aria-hidden="true" className={styles.dot} data-tone={tone} />
}
