import { useUnit } from 'effector-react'
import { $isScreenLocked } from '@/features/lock-screen'
import { UpdateBanner } from '@/features/offer-update'
import { NotificationBanners } from '@/features/review-notifications'
import { ClockNotice } from '@/features/watch-clock'
import { ConnectionBanner } from '@/features/watch-connection'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { BackgroundNotificationsSlot } from './BackgroundNotificationsSlot'

/** Above the content of every page. */
export const PageNotices = () => (
  <>
    <ErrorBoundary>
      <ConnectionBanner />
      <ClockNotice />
      <UpdateBanner />
      <BackgroundNotificationsSlot />
    </ErrorBoundary>
    <UnlockedBanners />
  </>
)

/** No live region may speak while the screen is locked. The banners are shown after unlocking. */
function UnlockedBanners() {
  const isLocked = useUnit($isScreenLocked)
  if (isLocked) return null
  return (
    <ErrorBoundary>
      <NotificationBanners />
    </ErrorBoundary>
  )
}
