import { useUnit } from 'effector-react'
import { ArrowLeft, BookOpenText } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { $language, buildPath } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { articlePath, LIST_POSITION } from '../lib/article-navigation'
import { $pageNavigation, pageListFocused } from '../model/help'
import { ArticleList } from './ArticleList'
import { ArticleView } from './ArticleView'
import styles from './HelpBrowser.module.css'

/**
 * Help articles as a page: list and article side by side, or one of them on narrow screens. The URL holds the open
 * article. `support` is rendered below the list.
 */
export function HelpBrowser({ support }: { support: ReactNode }) {
  const { t } = useTranslation('help')
  const { language, pageNavigation, focusList } = useUnit({
    language: $language,
    pageNavigation: $pageNavigation,
    focusList: pageListFocused,
  })
  const navigation = pageNavigation ?? LIST_POSITION
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
          onListFocus={focusList}
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
              takesFocus={navigation.isOpenedInPage}
              backLink={backLink}
            />
          </>
        )}
      </Card>
      <div className={styles.support}>{support}</div>
    </div>
  )
}
