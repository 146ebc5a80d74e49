import { useUnit } from 'effector-react'
import { X } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { messagePreview } from '@/entities/notification'
import { formatInstant } from '@/shared/lib/date-time'
import { joinParts } from '@/shared/lib/isolate'
import { Badge, type BadgeTone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { restoreFocusOnRemoval } from '@/shared/ui/focus'
import { IconButton } from '@/shared/ui/icon-button'
import { LiveRegion } from '@/shared/ui/live-region'
import { Instant } from '@/shared/ui/text'
import { $bannerCount, type Banner } from '../model/banner-store'
import { $banners, $latestBanners, allBannersDismissed, bannerOpened, bannersDismissed } from '../model/banners'
import { notificationsDrawerRequested } from '../model/notifications-drawer'
import styles from './BannerList.module.css'

const MAX_VISIBLE = 3

export function BannerList() {
  'use memo'
  const { t } = useTranslation(['notifications', 'common'])
  const { banners, count, latest, open, openDrawer, dismiss, dismissAll } = useUnit({
    banners: $banners,
    count: $bannerCount,
    latest: $latestBanners,
    open: bannerOpened,
    openDrawer: notificationsDrawerRequested,
    dismiss: bannersDismissed,
    dismissAll: allBannersDismissed,
  })
  const [first] = latest
  const urgency = first && urgencyKey(first)
  const criticalCount = latest.filter(({ notification }) => notification.isCritical).length
  const announcement =
    latest.length === 1 && first
      ? t('banners.announcement', {
          what: joinParts([t(`banners.${first.kind}`), urgency && t(urgency)], ', '),
          patient: first.notification.patientName ?? t('unnamedPatient'),
          message: messagePreview(first.notification.message),
        })
      : joinParts(
          [
            latest.length > 0 && t('banners.announcementCount', { count: latest.length }),
            criticalCount > 0 && t('banners.criticalCount', { count: criticalCount }),
          ],
          ', ',
        )
  const more = count - MAX_VISIBLE
  return (
    <section aria-label={t('banners.region')} className={styles.banners}>
      <ul role="list" className={styles.list}>
        {banners.slice(0, MAX_VISIBLE).map((banner) => (
          <NotificationBanner
            key={banner.notification.uuid}
            banner={banner}
            onOpen={() => open(banner)}
            onDismiss={() => dismiss([banner.notification.uuid])}
          />
        ))}
      </ul>
      {banners.length > 1 && (
        <footer ref={restoreFocusOnRemoval} className={styles.footer}>
          {more > 0 && (
            <Button
              ref={restoreFocusOnRemoval}
              variant="ghost"
              size="s"
              aria-haspopup="dialog"
              onClick={() => openDrawer()}
            >
              {t('more', { count: more })}
            </Button>
          )}
          <Button variant="ghost" size="s" onClick={() => dismissAll()}>
            {t('banners.dismissAll')}
          </Button>
        </footer>
      )}
      <LiveRegion message={announcement} messageId={first?.revision ?? 0} />
    </section>
  )
}

const TONES: Record<Banner['kind'], BadgeTone> = { created: 'info', updated: 'accent', deleted: 'neutral' }

function urgencyKey({ notification: { isCritical, priority } }: Banner) {
  if (isCritical) return 'common:critical'
  return priority === 3 ? 'common:priorities.3' : null
}

interface NotificationBannerProps {
  banner: Banner
  onOpen: () => void
  onDismiss: () => void
}

function NotificationBanner({ banner, onOpen, onDismiss }: NotificationBannerProps) {
  'use memo'
  const { t } = useTranslation(['notifications', 'common'])
  const { kind, notification } = banner
  const { startsAt, message, isCritical } = notification
  const urgency = urgencyKey(banner)
  const patient = notification.patientName ?? t('unnamedPatient')
  const content = (
    <>
      <span className={styles.badges}>
        <Badge tone={TONES[kind]}>{t(`banners.${kind}`)}</Badge>
        {urgency && <Badge tone="danger">{t(urgency)}</Badge>}
      </span>
      <bdi className={styles.patient}>{patient}</bdi>
      {startsAt && (
        <span className={styles.time}>
          <Instant at={startsAt} format={formatInstant} />
        </span>
      )}
      <span className={styles.message} dir="auto">
        {messagePreview(message)}
      </span>
    </>
  )
  return (
    <li ref={restoreFocusOnRemoval} className={styles.banner} data-kind={kind} data-critical={isCritical || undefined}>
      {kind === 'deleted' ? (
        <div className={styles.text}>{content}</div>
      ) : (
        <button ref={restoreFocusOnRemoval} type="button" className={styles.text} onClick={onOpen}>
          {content}
        </button>
      )}
      <IconButton icon={X} size="s" label={t('banners.dismiss', { patient })} onClick={onDismiss} />
    </li>
  )
}
