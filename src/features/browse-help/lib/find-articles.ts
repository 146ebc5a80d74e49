import { fold } from '@/shared/lib/fold'
import type { ArticleEntry, ArticleList } from './article-list'

/** Articles whose title contains every word of the term, ignoring case and Turkish diacritics. */
export function findArticles({ featured, others }: ArticleList, term: string): ArticleList {
  const words = fold(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { featured, others }
  const hasWords = ({ title }: ArticleEntry): boolean => {
    const folded = fold(title)
    return words.every((word) => folded.includes(word))
  }
  return { featured: featured.filter(hasWords), others: others.filter(hasWords) }
}
