import { useUnit } from 'effector-react'
import { useTranslation } from '@/shared/i18n'
import { $language, type AccessContext } from '@/shared/routes'
import { $areSingleKeysOn } from '@/shared/shortcuts'
import { Kbd } from '@/shared/ui/kbd'
import { LiveRegion } from '@/shared/ui/live-region'
import { goToScreens } from '../lib/go-to-screens'
import { $isHintShown } from '../model/go-to-hint'
import styles from './GoToScreens.module.css'

interface GoToProps {
  access: AccessContext
}

/** Shown while the second key is missing. Hidden from screen readers, to which a live region announces the letters. */
export function GoToHint({ access }: GoToProps) {
  const { t } = useTranslation('shortcuts')
  const isShown = useUnit($isHintShown)
  const screens = useGoToScreens(access)
  if (!isShown) return null
  return (
    <>
      <LiveRegion
        message={t('goTo.hint', { screens: screens.map(({ letter, title }) => `${letter} ${title}`).join(', ') })}
      />
      <div className={styles.hint} aria-hidden="true">
        <Kbd keys={['G']} />
        <ul role="list" className={styles.letters}>
          {screens.map(({ id, letter, title }) => (
            <li key={id} className={styles.letter}>
              <Kbd keys={[letter]} />
              {title}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** Section of the list of keyboard shortcuts. */
export function GoToList({ access }: GoToProps) {
  const { t } = useTranslation('shortcuts')
  const areOn = useUnit($areSingleKeysOn)
  const screens = useGoToScreens(access)
  return (
    <>
      <p className={styles.rule}>{t(areOn ? 'goTo.rule' : 'off')}</p>
      <ul role="list" className={styles.screens} data-off={!areOn || undefined}>
        {screens.map(({ id, letter, title }) => (
          <li key={id} className={styles.screen}>
            {title}
            <Kbd keys={['G', letter]} />
          </li>
        ))}
      </ul>
    </>
  )
}

function useGoToScreens(access: AccessContext) {
  const { t } = useTranslation('routes')
  const language = useUnit($language)
  return goToScreens(access, language).map((screen) => ({ ...screen, title: t(`titles.${screen.id}`) }))
}
