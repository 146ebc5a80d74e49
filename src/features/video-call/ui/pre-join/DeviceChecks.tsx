import { useUnit } from 'effector-react'
import { Volume2 } from 'lucide'
import { useEffect } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { LiveRegion } from '@/shared/ui/live-region'
import { $audioLevel, $hasSpoken, audioLevelWatchedChanged } from '../../model/audio-level'
import { $hasSpeakerFailed, $isTestSoundPlaying, speakerTestRequested } from '../../model/local-media'
import styles from './DeviceChecks.module.css'

/** The microphone is measured only while this component is mounted. */
export function AudioLevelMeter() {
  const { t } = useTranslation('call')
  const { level, hasSpoken, watched } = useUnit({
    level: $audioLevel,
    hasSpoken: $hasSpoken,
    watched: audioLevelWatchedChanged,
  })
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
      <LiveRegion message={hasSpoken ? t('preJoin.speechDetected') : ''} />
    </div>
  )
}

export function SpeakerTest() {
  const { t } = useTranslation('call')
  const { isPlaying, hasFailed, request } = useUnit({
    isPlaying: $isTestSoundPlaying,
    hasFailed: $hasSpeakerFailed,
    request: speakerTestRequested,
  })
  return (
    <div className={styles.test}>
      <Button icon={Volume2} isLoading={isPlaying} onClick={() => request()}>
        {t('preJoin.testSpeaker')}
      </Button>
      {hasFailed && <p className={styles.failed}>{t('preJoin.testFailed')}</p>}
      <LiveRegion message={hasFailed ? t('preJoin.testFailed') : isPlaying ? t('preJoin.testing') : ''} />
    </div>
  )
}
