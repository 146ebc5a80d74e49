import { fold } from '@/shared/lib/fold'
import type { ArticleEntry, ArticleList } from './article-list'

/** The articles whose title has every word of the term somewhere; Turkish letters and capitals make no difference. */
export function findArticles({ featured, others }: ArticleList, term: string): ArticleList {
  const words = fold(term).split(/\s+/).filter(Boolean)
  if (words.length === 0) return { featured, others }
  const hasWords = ({ title }: ArticleEntry): boolean => {
    const folded = fold(title)
    return words.every((word) => folded.includes(word))
  }
  return { featured: featured.filter(hasWords), others: others.filter(hasWords) }
}
