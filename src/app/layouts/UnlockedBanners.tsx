import { useUnit } from 'effector-react'
import { NotificationBanners } from '@/features/review-notifications'
import { $isScreenVeiled } from '@/features/lock-screen'

/** Behind the privacy veil nothing is said aloud. What came is there when the veil is gone. */
export function BannersInSight() {
  const isVeiled = useUnit($isScreenVeiled)
  return isVeiled ? null : <NotificationBanners />
}
