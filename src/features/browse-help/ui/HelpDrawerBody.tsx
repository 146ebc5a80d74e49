import { useUnit } from 'effector-react'
import { ArrowLeft } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import {
  $drawerReading,
  $helpCategory,
  articleChosen,
  articleLeft,
  linkFollowed,
  listReached,
} from '../model/help-drawer'
import { ArticleList } from './ArticleList'
import { ArticleView } from './ArticleView'
import styles from './HelpDrawerBody.module.css'

/** The list, or the article that was chosen from it. The list stays as it was left: its search, its pages. */
export function HelpDrawerBody() {
  const { t } = useTranslation('help')
  const { category, reading, choose, leave, leaveFor, reach } = useUnit({
    category: $helpCategory,
    reading: $drawerReading,
    choose: articleChosen,
    leave: articleLeft,
    leaveFor: linkFollowed,
    reach: listReached,
  })
  return (
    <>
      <div hidden={reading.article !== null}>
        <ArticleList
          category={category}
          reading={reading}
          wayTo={(uuid) => ({ onChoose: () => choose(uuid) })}
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
          <div className={styles.article} onClick={(event) => isOnItsWay(event) && leaveFor()}>
            <ArticleView
              key={reading.article}
              uuid={reading.article}
              category={category}
              headingLevel={3}
              takesFocus={reading.isChosen}
            />
          </div>
        </>
      )}
    </>
  )
}

/** The portal's router has taken over the click on a link. */
const isOnItsWay = ({ target, defaultPrevented }: MouseEvent): boolean =>
  defaultPrevented && target instanceof Element && target.closest('a') !== null
