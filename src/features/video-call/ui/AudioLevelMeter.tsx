import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { $soundLevel, soundLevelWatched } from '../model/local-media'
import styles from './AudioLevelMeter.module.css'

/** How loud the microphone hears the doctor; measured only while this shows it. */
export function LevelMeter() {
  const { t } = useTranslation('call')
  const { level, watched } = useUnit({ level: $soundLevel, watched: soundLevelWatched })
  useEffect(() => {
    watched(true)
    return () => void watched(false)
  }, [watched])
  return (
    <div
      role="meter"
      aria-label={t('ready.level')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(level * 100)}
      className={styles.meter}
    >
      <span className={styles.level} style={{ transform: `scaleX(${level})` }} />
    </div>
  )
}
