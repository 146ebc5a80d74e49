import { useUnit } from 'effector-react'
import { $isScreenLocked } from '@/features/lock-screen'
import { BackgroundNotifications } from '@/features/notify-in-background'
import { UpdateBanner } from '@/features/offer-update'
import { NotificationBanners } from '@/features/review-notifications'
import { ClockNotice } from '@/features/watch-clock'
import { ConnectionBanner } from '@/features/watch-connection'
import { ErrorBoundary } from '@/shared/ui/error-boundary'

/** Above the content of every page. */
export const PageNotices = () => (
  <>
    <ErrorBoundary>
      <ConnectionBanner />
      <ClockNotice />
      <UpdateBanner />
      <BackgroundNotifications />
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
