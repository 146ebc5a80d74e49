import type { NewArticle } from '../../help/help-store.ts'
import { ACCOUNT_ARTICLES } from './account.ts'
import { CALENDAR_ARTICLES } from './calendar.ts'
import { CALENDAR_CATEGORY } from './calendar-category.ts'
import { OFFICE_ARTICLES } from './office.ts'
import { PATIENTS_ARTICLES } from './patients.ts'
import { PORTAL_ARTICLES } from './portal.ts'

interface ArticleText {
  title: string
  subtitle: string
  html: string | null
  text?: string
  /** URL. */
  video?: string
}

export interface DemoArticle {
  uuid: string
  isFeatured: boolean
  turkish: ArticleText
  /** Null for an article without a translation, which the English list does not contain. */
  english: ArticleText | null
}

const CATALOGUE: readonly { category: string; articles: readonly DemoArticle[] }[] = [
  { category: CALENDAR_CATEGORY, articles: CALENDAR_ARTICLES },
  { category: '3e9d5c71-6b2a-4f84-a0d7-c15b8e42f963', articles: PATIENTS_ARTICLES },
  { category: 'c7f1a268-94be-4d35-8e03-5a6d2b9c0e17', articles: PORTAL_ARTICLES },
  { category: '91b0d3e7-5f48-4c26-b7a9-0d8e6f132c54', articles: ACCOUNT_ARTICLES },
  { category: 'e6c42f1b-08d7-4b93-a1f5-7394cd80ae26', articles: OFFICE_ARTICLES },
]

export const demoArticles = (): NewArticle[] =>
  CATALOGUE.flatMap(({ category, articles }) => articles.map((article) => ({ category, ...article }))).flatMap(
    ({ turkish, english, ...article }, position) => [
      { ...article, position, language: 'TR' as const, ...turkish },
      ...(english ? [{ ...article, position, language: 'EN' as const, ...english }] : []),
    ],
  )
