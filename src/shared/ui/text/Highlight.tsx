import type { ReactNode } from 'react'
import type { MatchRange } from '@/shared/lib/text'
import styles from './Highlight.module.css'

export function Highlight({ text, ranges }: { text: string; ranges: readonly MatchRange[] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const [start, end] of ranges) {
    parts.push(
      text.slice(at, start),
      <mark key={start} className={styles.match}>
        {text.slice(start, end)}
      </mark>,
    )
    at = end
  }
  return [...parts, text.slice(at)]
}
