import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { $areSingleKeysOn, singleKeysSwitched } from '@/shared/shortcuts'
import styles from './ShortcutList.module.css'

/** Whether a single letter or sign may be a shortcut: whoever dictates text needs to switch that off (WCAG 2.1.4). */
export function SingleKeys() {
  const { t } = useTranslation('shortcuts')
  const { areOn, turn } = useUnit({ areOn: $areSingleKeysOn, turn: singleKeysSwitched })
  const id = useId()
  return (
    <div className={styles.setting}>
      <label className={styles.switch}>
        <input type="checkbox" checked={areOn} aria-describedby={id} onChange={(event) => turn(event.target.checked)} />
        {t('singleKeys')}
      </label>
      <p id={id} className={styles.hint}>
        {t('singleKeysHint')}
      </p>
    </div>
  )
}
