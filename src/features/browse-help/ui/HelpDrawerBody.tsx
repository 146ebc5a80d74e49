import { useUnit } from 'effector-react'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import {
  $drawerNavigation,
  $helpCategory,
  articleChosen,
  articleClosed,
  linkFollowed,
  listFocused,
} from '../model/help-drawer'
import { ArticleList } from './ArticleList'
import { ArticleView } from './ArticleView'
import styles from './HelpDrawerBody.module.css'

/** The list stays mounted behind the article, so that it keeps its search and its pages. */
export function HelpDrawerBody() {
  const { t } = useTranslation('help')
  const { category, navigation, choose, leave, leaveFor, reach } = useUnit({
    category: $helpCategory,
    navigation: $drawerNavigation,
    choose: articleChosen,
    leave: articleClosed,
    leaveFor: linkFollowed,
    reach: listFocused,
  })
  return (
    <>
      <div hidden={navigation.article !== null}>
        <ArticleList
          category={category}
          navigation={navigation}
          targetFor={(uuid) => ({ onChoose: () => choose(uuid) })}
          onReach={reach}
        />
      </div>
      {navigation.article !== null && (
        <>
          <div className={styles.back}>
            <Button variant="ghost" icon={ArrowLeft} onClick={() => leave()}>
              {t('back')}
            </Button>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- observes clicks on links in the article; Enter on a link fires a click too */}
          <div className={styles.article} onClick={(event) => isLinkHandled(event) && leaveFor()}>
            <ArticleView
              key={navigation.article}
              uuid={navigation.article}
              category={category}
              headingLevel={3}
              takesFocus={navigation.isOpenedFromList}
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
