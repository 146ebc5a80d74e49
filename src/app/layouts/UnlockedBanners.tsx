import { useUnit } from 'effector-react'
import { NotificationBanners } from '@/features/review-notifications'
import { $isScreenLocked } from '@/features/lock-screen'

/** Behind the privacy veil nothing is said aloud. What came is there when the veil is gone. */
export function UnlockedBanners() {
  const isLocked = useUnit($isScreenLocked)
  return isLocked ? null : <NotificationBanners />
}
