import { useUnit } from 'effector-react'
import { TriangleAlert } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { DEVICE_TEXTS } from '../../model/call-toasts'
import { $camera, $microphone, mediaRetryRequested } from '../../model/local-media'
import styles from './DeviceErrors.module.css'

/** An error of both devices is shown once. No live region: the toast announces it. */
export function DeviceErrors() {
  const { t } = useTranslation(['call', 'toasts'])
  const { camera, microphone, retry } = useUnit({
    camera: $camera,
    microphone: $microphone,
    retry: mediaRetryRequested,
  })
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
