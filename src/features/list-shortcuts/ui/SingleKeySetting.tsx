import { useUnit } from 'effector-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { $areSingleKeysOn, singleKeysEnabledChanged } from '@/shared/shortcuts'
import styles from './ShortcutList.module.css'

/** WCAG 2.1.4: users of speech input must be able to switch single-key shortcuts off. */
export function SingleKeySetting() {
  const { t } = useTranslation('shortcuts')
  const { areOn, toggle } = useUnit({ areOn: $areSingleKeysOn, toggle: singleKeysEnabledChanged })
  const id = useId()
  return (
    <div className={styles.setting}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={areOn}
          aria-describedby={id}
          onChange={(event) => toggle(event.target.checked)}
        />
        {t('singleKeys')}
      </label>
      <p id={id} className={styles.hint}>
        {t('singleKeysHint')}
      </p>
    </div>
  )
}
