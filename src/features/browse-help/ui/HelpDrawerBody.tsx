import { useUnit } from 'effector-react'
import { ArrowLeft } from 'lucide'
import type { MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import {
  $drawerNavigation,
  $helpCategory,
  articleChosen,
  articleClosed,
  linkFollowed,
  listFocused,
} from '../model/help'
import { ArticleList } from './ArticleList'
import { ArticleView } from './ArticleView'
import styles from './HelpDrawerBody.module.css'

/** The list stays mounted behind the article, so that it keeps its search and its pages. */
export function HelpDrawerBody() {
  const { t } = useTranslation('help')
  const { category, navigation, chooseArticle, closeArticle, followLink, focusList } = useUnit({
    category: $helpCategory,
    navigation: $drawerNavigation,
    chooseArticle: articleChosen,
    closeArticle: articleClosed,
    followLink: linkFollowed,
    focusList: listFocused,
  })
  return (
    <>
      <div hidden={navigation.article !== null}>
        <ArticleList
          category={category}
          navigation={navigation}
          targetFor={(uuid) => ({ onChoose: () => chooseArticle(uuid) })}
          onListFocus={focusList}
        />
      </div>
      {navigation.article !== null && (
        <>
          <div className={styles.back}>
            <Button variant="ghost" icon={ArrowLeft} onClick={() => closeArticle()}>
              {t('back')}
            </Button>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- observes clicks on links in the article; Enter on a link fires a click too */}
          <div className={styles.article} onClick={(event) => isLinkHandled(event) && followLink()}>
            <ArticleView
              key={navigation.article}
              uuid={navigation.article}
              category={category}
              headingLevel={3}
              takesFocus={navigation.isOpenedInPage}
            />
          </div>
        </>
      )}
    </>
  )
}

/** True if the router has handled a click on a link. */
const isLinkHandled = ({ target, defaultPrevented }: MouseEvent): boolean =>
  defaultPrevented && target instanceof Element && target.closest('a') !== null
