import { useUnit } from 'effector-react'
import { ArrowLeft, BookOpenText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { $language, buildPath } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { articlePath } from '../lib/article-path'
import { LIST_POSITION } from '../lib/article-navigation'
import { $pageNavigation, pageListFocused } from '../model/help-page'
import { ArticleList } from './ArticleList'
import { ArticleView } from './ArticleView'
import styles from './HelpBrowser.module.css'

/**
 * The articles on a page of their own: the list beside the article, or one after the other where there is no room. Which
 * article is open stands in the address. `support` is what there is besides articles.
 */
export function HelpBrowser({ support }: { support: ReactNode }) {
  const { t } = useTranslation('help')
  const { language, visit, reach } = useUnit({ language: $language, visit: $pageNavigation, reach: pageListFocused })
  const reading = visit ?? LIST_POSITION
  const wayBack = (
    <ButtonLink variant="ghost" icon={ArrowLeft} to={buildPath('help', language)}>
      {t('back')}
    </ButtonLink>
  )
  return (
    <div className={styles.browser} data-reading={reading.article !== null || undefined}>
      <Card title={t('articles')} isFlush className={styles.list}>
        <ArticleList
          category={null}
          reading={reading}
          targetFor={(uuid) => ({ to: articlePath(language, uuid) })}
          onReach={reach}
        />
      </Card>
      <Card className={styles.article}>
        {reading.article === null ? (
          <EmptyState icon={BookOpenText} title={t('choose')} text={t('chooseText')} className={styles.choose} />
        ) : (
          <>
            <div className={styles.back}>{wayBack}</div>
            <ArticleView
              key={reading.article}
              uuid={reading.article}
              category={null}
              headingLevel={2}
              takesFocus={reading.isOpenedFromList}
              backLink={wayBack}
            />
          </>
        )}
      </Card>
      <div className={styles.support}>{support}</div>
    </div>
  )
}
