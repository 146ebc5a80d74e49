import { useUnit } from 'effector-react'
import { TriangleAlert, Volume2 } from 'lucide'
import { useEffect } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { LiveRegion } from '@/shared/ui/live-region'
import { $audioLevel, $hasSpoken, audioLevelWatchedChanged } from '../../model/audio-level'
import { DEVICE_TEXTS } from '../../model/call-toasts'
import {
  $camera,
  $hasSpeakerFailed,
  $isTestSoundPlaying,
  $microphone,
  mediaRetried,
  speakerTestRequested,
} from '../../model/local-media'
import styles from './DeviceChecks.module.css'

/** An error of both devices is shown once. No live region: the toast announces it. */
export function DeviceErrors() {
  const { t } = useTranslation(['call', 'toasts'])
  const { camera, microphone, retry } = useUnit({ camera: $camera, microphone: $microphone, retry: mediaRetried })
  const errors = [...new Set([camera.deviceError, microphone.deviceError])].filter((error) => error !== null)
  if (errors.length === 0) return null
  return (
    <div ref={restoreFocusOnRemoval} className={styles.errors}>
      <Icon icon={TriangleAlert} className={styles.icon} />
      <div className={styles.text}>
        {errors.map((error) => (
          <p key={error}>{t(`toasts:${DEVICE_TEXTS[error]}`)}</p>
        ))}
        <Button size="s" onClick={() => retry()}>
          {t('permission.retry')}
        </Button>
      </div>
    </div>
  )
}

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
