import { BookOpen } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { EmptyState } from '@/shared/ui/empty-state'
import { LoadState } from '@/shared/ui/error-state'
import { ListSkeleton } from '@/shared/ui/list'
import { useArticles } from '../api/articles'
import type { ArticleNavigation } from '../lib/article-navigation'
import type { EntryTarget } from './ArticleEntry'
import { ArticleResults } from './ArticleResults'

const SKELETON_ROWS = 7

interface ArticleListProps {
  category: string | null
  navigation: ArticleNavigation
  targetFor: (uuid: string) => EntryTarget
  onListFocus: () => void
}

export function ArticleList({ category, ...rest }: ArticleListProps) {
  'use memo'
  const { t } = useTranslation('help')
  const query = useArticles(category)
  const { articles, isUnknown, featured, more } = query
  const isEmpty = articles && articles.featured.length + articles.others.length === 0
  if (isEmpty || isUnknown) return <EmptyState icon={BookOpen} title={t('empty')} text={t('emptyText')} />
  if (articles) return <ArticleResults {...rest} articles={articles} featured={featured} more={more} />
  return <LoadState title={t('error')} query={query} skeleton={<ListSkeleton rows={SKELETON_ROWS} isLabelVisible />} />
}
