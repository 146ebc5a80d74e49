import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { $audioLevel, audioLevelWatchedChanged } from '../../model/local-media'
import styles from './AudioLevelMeter.module.css'

/** The microphone is measured only while this component is mounted. */
export function AudioLevelMeter() {
  const { t } = useTranslation('call')
  const { level, watched } = useUnit({ level: $audioLevel, watched: audioLevelWatchedChanged })
  useEffect(() => {
    watched(true)
    return () => void watched(false)
  }, [watched])
  return (
    <div
      role="meter"
      aria-label={t('preJoin.level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      className={styles.meter}
    >
      <span className={styles.level} style={{ transform: `scaleX(${level})` }} />
    </div>
  )
}
