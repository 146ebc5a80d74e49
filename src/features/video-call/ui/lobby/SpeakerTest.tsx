import { useUnit } from 'effector-react'
import { Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { LiveRegion } from '@/shared/ui/live-region'
import { $hasSpeakerFailed, $isTestSoundPlaying, speakerTestRequested } from '../../model/local-media'
import styles from './SpeakerTest.module.css'

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
