import { useUnit } from 'effector-react'
import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import type { DeviceError } from '../../lib/devices/local-devices'
import { $camera, $microphone, mediaRetried } from '../../model/local-media'
import styles from './DeviceErrors.module.css'

/** An error of both devices is shown once. No live region: the toast announces it. */
export function DeviceErrors() {
  const { t } = useTranslation('call')
  const { camera, microphone, retry } = useUnit({ camera: $camera, microphone: $microphone, retry: mediaRetried })
  const errors = [...new Set([camera.deviceError, microphone.deviceError])].filter(
    (item): item is DeviceError => item !== null,
  )
  if (errors.length === 0) return null
  return (
    <div className={styles.errors}>
      <Icon icon={TriangleAlert} className={styles.icon} />
      <div className={styles.text}>
        {errors.map((error) => (
          <p key={error}>{t(`deviceErrors.${error}`)}</p>
        ))}
        <Button size="s" onClick={() => retry()}>
          {t('permission.retry')}
        </Button>
      </div>
    </div>
  )
}
