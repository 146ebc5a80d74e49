import { useUnit } from 'effector-react'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import type { MediaTrouble } from '../lib/device-errors'
import { $camera, $microphone, mediaRetried } from '../model/local-media'
import styles from './DeviceErrors.module.css'

/** Why there is no picture or no sound, and a way to try again; one reason for both stands here once. A message says it aloud. */
export function MediaTroubles() {
  const { t } = useTranslation('call')
  const { camera, microphone, retry } = useUnit({ camera: $camera, microphone: $microphone, retry: mediaRetried })
  const troubles = [...new Set([camera.trouble, microphone.trouble])].filter((one): one is MediaTrouble => one !== null)
  if (troubles.length === 0) return null
  return (
    <div className={styles.troubles}>
      <Icon icon={TriangleAlert} className={styles.icon} />
      <div className={styles.words}>
        {troubles.map((trouble) => (
          <p key={trouble}>{t(`trouble.${trouble}`)}</p>
        ))}
        <Button size="s" onClick={() => retry()}>
          {t('permission.retry')}
        </Button>
      </div>
    </div>
  )
}
