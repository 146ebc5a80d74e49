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
 * Help articles as a page: list and article side by side, or one of them on narrow screens. The URL holds the open
 * article. `support` is rendered below the list.
 */
export function HelpBrowser({ support }: { support: ReactNode }) {
  const { t } = useTranslation('help')
  const { language, visit, reach } = useUnit({ language: $language, visit: $pageNavigation, reach: pageListFocused })
  const navigation = visit ?? LIST_POSITION
  const backLink = (
    <ButtonLink variant="ghost" icon={ArrowLeft} to={buildPath('help', language)}>
      {t('back')}
    </ButtonLink>
  )
  return (
    <div className={styles.browser} data-reading={navigation.article !== null || undefined}>
      <Card title={t('articles')} isFlush className={styles.list}>
        <ArticleList
          category={null}
          navigation={navigation}
          targetFor={(uuid) => ({ to: articlePath(language, uuid) })}
          onReach={reach}
        />
      </Card>
      <Card className={styles.article}>
        {navigation.article === null ? (
          <EmptyState icon={BookOpenText} title={t('choose')} text={t('chooseText')} className={styles.choose} />
        ) : (
          <>
            <div className={styles.back}>{backLink}</div>
            <ArticleView
              key={navigation.article}
              uuid={navigation.article}
              category={null}
              headingLevel={2}
              takesFocus={navigation.isOpenedFromList}
              backLink={backLink}
            />
          </>
        )}
      </Card>
      <div className={styles.support}>{support}</div>
    </div>
  )
}
