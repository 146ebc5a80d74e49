import { BookOpen } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadError } from '@/shared/ui/error-state'
import { ListSkeleton } from '@/shared/ui/list'
import { useArticles } from '../api/articles'
import type { ArticleNavigation } from '../lib/article-navigation'
import type { EntryTarget } from './ArticleEntry'
import { ArticleResults } from './ArticleResults'

const SKELETON_ROWS = 7

type ArticleListProps = {
  category: string | null
  navigation: ArticleNavigation
  targetFor: (uuid: string) => EntryTarget
  onListFocus: () => void
}

export function ArticleList({ category, ...rest }: ArticleListProps) {
  'use memo'
  const { t } = useTranslation('help')
  const query = useArticles(category)
  const { articles, isUnknown, isLoading, featured, more } = query
  const isEmpty = articles && articles.featured.length + articles.others.length === 0
  if (isEmpty || isUnknown) return <EmptyState icon={BookOpen} title={t('empty')} text={t('emptyText')} />
  if (articles) return <ArticleResults {...rest} articles={articles} featured={featured} more={more} />
  if (isLoading) return <ListSkeleton rows={SKELETON_ROWS} isLabelVisible />
  return <LoadError title={t('error')} query={query} />
}
