import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { isAppleKeyboard } from '@/shared/browser'
import { $areSingleKeysOn, chordKeys, isSingleKey, type Shortcut } from '@/shared/shortcuts'
import { Kbd } from '@/shared/ui/kbd'
import styles from './ShortcutList.module.css'

export function ShortcutRow({ shortcut: { id, chord } }: { shortcut: Shortcut }) {
  const { t } = useTranslation('shortcuts')
  const isOff = !useUnit($areSingleKeysOn) && isSingleKey(chord)
  return (
    <div className={styles.row} data-off={isOff || undefined}>
      <dt>{t(`labels.${id}`)}</dt>
      <dd>
        {isOff && <span className={styles.off}>{t('off')}</span>}
        <Kbd keys={chordKeys(chord, isAppleKeyboard())} />
      </dd>
    </div>
  )
}
