import { useUnit } from 'effector-react'
import { Search } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { isAppleKeyboard } from '@/shared/browser'
import { ariaChord, chordKeys } from '@/shared/shortcuts'
import { Icon } from '@/shared/ui/icon'
import { Kbd } from '@/shared/ui/kbd'
import { paletteRequested, searchShortcut } from '../model/palette'
import styles from './SearchTrigger.module.css'

export function SearchTrigger() {
  const { t } = useTranslation('search')
  const open = useUnit(paletteRequested)
  const isApple = isAppleKeyboard()
  return (
    <button
      type="button"
      className={styles.trigger}
      aria-haspopup="dialog"
      data-focus-key="search"
      aria-keyshortcuts={ariaChord(searchShortcut.chord, isApple)}
      onClick={() => open()}
    >
      <Icon icon={Search} />
      <span className={styles.text}>{t('placeholder')}</span>
      <span className={styles.keys} aria-hidden="true">
        <Kbd keys={chordKeys(searchShortcut.chord, isApple)} />
      </span>
    </button>
  )
}
