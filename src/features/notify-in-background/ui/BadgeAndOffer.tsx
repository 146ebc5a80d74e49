import { useUnit } from 'effector-react'
import { BellRing } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { useUnreadCount } from '@/entities/reminder'
import { useAppBadge } from '@/shared/ui/use-app-badge'
import { PageBanner } from '@/shared/ui/page-banner'
import { $isOffered, offerAccepted, offerDeclined } from '../model/offer'
import { $areBrowserNotificationsOn } from '../model/setting'

/** What the feature shows in the page: the badge of the installed portal, and the offer after a missed reminder. */
export function BadgeAndOffer() {
  const { t } = useTranslation('browserNotifications')
  const { isOn, isOffered, accept, decline } = useUnit({
    isOn: $areBrowserNotificationsOn,
    isOffered: $isOffered,
    accept: offerAccepted,
    decline: offerDeclined,
  })
  const unreadCount = useUnreadCount()
  useAppBadge(isOn ? unreadCount : 0)
  return (
    <PageBanner
      tone="info"
      icon={BellRing}
      text={isOffered ? t('offer.text') : null}
      action={t('offer.accept')}
      onAction={() => accept()}
      decline={{ label: t('offer.decline'), onChoose: () => decline() }}
    />
  )
}
