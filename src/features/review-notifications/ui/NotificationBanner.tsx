import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { messagePreview } from '@/entities/notification'
import { formatInstant } from '@/shared/lib/date-time'
import { Badge, type BadgeTone } from '@/shared/ui/badge'
import { IconButton } from '@/shared/ui/icon-button'
import type { Banner } from '../model/banner-state'
import styles from './BannerList.module.css'

const TONES: Record<Banner['kind'], BadgeTone> = { created: 'info', updated: 'accent', deleted: 'neutral' }

type NotificationBannerProps = { banner: Banner; onOpen: () => void; onDismiss: () => void }

export function NotificationBanner({ banner: { kind, notification }, onOpen, onDismiss }: NotificationBannerProps) {
  const { t } = useTranslation(['notifications', 'common'])
  const { startsAt, message, isCritical, priority } = notification
  const patient = notification.patientName ?? t('unnamedPatient')
  const content = (
    <>
      <span className={styles.badges}>
        <Badge tone={TONES[kind]}>{t(`banners.${kind}`)}</Badge>
        {isCritical && <Badge tone="danger">{t('common:critical')}</Badge>}
        {!isCritical && priority === 3 && <Badge tone="danger">{t('common:priorities.3')}</Badge>}
      </span>
      <bdi className={styles.patient}>{patient}</bdi>
      {startsAt && (
        <time dateTime={startsAt.toISOString()} className={styles.time}>
          {formatInstant(startsAt)}
        </time>
      )}
      <span className={styles.message} dir="auto">
        {messagePreview(message)}
      </span>
    </>
  )
  return (
    <li className={styles.banner} data-kind={kind} data-critical={isCritical || undefined}>
      {kind === 'deleted' ? (
        <div className={styles.text}>{content}</div>
      ) : (
        <button type="button" className={styles.text} onClick={onOpen}>
          {content}
        </button>
      )}
      <IconButton icon={X} size="s" label={t('banners.dismiss', { patient })} onClick={onDismiss} />
    </li>
  )
}
