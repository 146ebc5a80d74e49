import { useUnit } from 'effector-react'
import { NotificationBanners } from '@/features/review-notifications'
import { $isScreenLocked } from '@/features/lock-screen'
import { ErrorBoundary } from '@/shared/ui/error-boundary'

/** No live region may speak while the screen is locked. The banners are shown after unlocking. */
export function UnlockedBanners() {
  const isLocked = useUnit($isScreenLocked)
  if (isLocked) return null
  return (
    <ErrorBoundary>
      <NotificationBanners />
    </ErrorBoundary>
  )
}
