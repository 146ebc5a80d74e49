import { useUnit } from 'effector-react'
import { useTranslation } from 'react-i18next'
import { messagePreview } from '@/entities/notification'
import { Button } from '@/shared/ui/button'
import { LiveRegion } from '@/shared/ui/live-region'
import { $banners, $latestBanners, bannerOpened, bannersDismissed } from '../model/banners'
import styles from './BannerList.module.css'
import { NotificationBanner } from './NotificationBanner'

const MAX_VISIBLE = 3

export function BannerList() {
  const { t } = useTranslation('notifications')
  const { banners, latest, open, dismiss } = useUnit({
    banners: $banners,
    latest: $latestBanners,
    open: bannerOpened,
    dismiss: bannersDismissed,
  })
  const [only] = latest
  const announcement =
    latest.length === 1 && only
      ? t('banners.announcement', {
          what: t(`banners.${only.kind}`),
          patient: only.notification.patientName ?? t('unnamedPatient'),
          message: messagePreview(only.notification.message),
        })
      : latest.length > 0 && t('banners.announcementCount', { count: latest.length })
  const more = banners.length - MAX_VISIBLE
  return (
    <section aria-label={t('banners.region')} className={styles.banners}>
      <ul className={styles.list}>
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
        <footer className={styles.footer}>
          <span>{more > 0 && t('banners.more', { count: more })}</span>
          <Button
            variant="ghost"
            size="s"
            onClick={() => dismiss(banners.map(({ notification }) => notification.uuid))}
          >
            {t('banners.dismissAll')}
          </Button>
        </footer>
      )}
      <LiveRegion message={announcement || ''} messageId={only?.revision ?? 0} />
    </section>
  )
}
