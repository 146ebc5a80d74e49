import { BadgeAndOffer } from '@/features/notify-in-background'
import { UpdateBanner } from '@/features/offer-update'
import { NotificationBanners } from '@/features/review-notifications'
import { ClockNotice } from '@/features/watch-clock'
import { ConnectionBanner } from '@/features/watch-connection'
import { ErrorBoundary } from '@/shared/ui/error-boundary'
import { HiddenWhileScreenLocked } from './boundaries'

/** Above the content of every page. */
export const PageNotices = () => (
  <>
    <ErrorBoundary>
      <ConnectionBanner />
      <ClockNotice />
      <UpdateBanner />
      <BadgeAndOffer />
    </ErrorBoundary>
    <HiddenWhileScreenLocked>
      <ErrorBoundary>
        <NotificationBanners />
      </ErrorBoundary>
    </HiddenWhileScreenLocked>
  </>
)
