import { createLazyView } from '@/shared/lib/lazy-view'
import { notificationEventsBatched } from './notification-events'

/** Nothing is told before the first screen is there. */
export const bannerList = createLazyView(
  () => import('../ui/BannerList').then(({ BannerList }) => BannerList),
  notificationEventsBatched,
)
