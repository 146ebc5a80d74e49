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

/** The list, or the article that was chosen from it. The list stays as it was left: its search, its pages. */
export function HelpDrawerBody() {
  const { t } = useTranslation('help')
  const { category, reading, choose, leave, leaveFor, reach } = useUnit({
    category: $helpCategory,
    reading: $drawerNavigation,
    choose: articleChosen,
    leave: articleClosed,
    leaveFor: linkFollowed,
    reach: listFocused,
  })
  return (
    <>
      <div hidden={reading.article !== null}>
        <ArticleList
          category={category}
          reading={reading}
          targetFor={(uuid) => ({ onChoose: () => choose(uuid) })}
          onReach={reach}
        />
      </div>
      {reading.article !== null && (
        <>
          <div className={styles.back}>
            <Button variant="ghost" icon={ArrowLeft} onClick={() => leave()}>
              {t('back')}
            </Button>
          </div>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears of the links in the article, which a key follows by a click too */}
          <div className={styles.article} onClick={(event) => isPending(event) && leaveFor()}>
            <ArticleView
              key={reading.article}
              uuid={reading.article}
              category={category}
              headingLevel={3}
              takesFocus={reading.isOpenedFromList}
            />
          </div>
        </>
      )}
    </>
  )
}

/** The portal's router has taken over the click on a link. */
const isPending = ({ target, defaultPrevented }: MouseEvent): boolean =>
  defaultPrevented && target instanceof Element && target.closest('a') !== null
