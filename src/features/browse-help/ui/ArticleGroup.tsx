import { Star } from 'lucide-react'
import { useId } from 'react'
import { Icon } from '@/shared/ui/icon'
import type { ArticleEntry as Entry } from '../lib/article-list'
import styles from './ArticleGroup.module.css'
import type { ReactNode } from 'react'

type ArticleGroupProps = {
  /** Null if there are no other groups. */
  title: string | null
  isFeatured?: boolean
  entries: readonly Entry[]
  entry: (entry: Entry) => ReactNode
}

export function ArticleGroup({ title, isFeatured = false, entries, entry }: ArticleGroupProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <div className={styles.group}>
      {title && (
        <h3 id={id} className={styles.title}>
          {isFeatured && <Icon icon={Star} size={16} className={styles.star} />}
          {title}
        </h3>
      )}
      <ul aria-labelledby={title ? id : undefined}>{entries.map(entry)}</ul>
    </div>
  )
}
