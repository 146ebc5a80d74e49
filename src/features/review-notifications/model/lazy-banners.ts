import { createLazyView } from '@/shared/lib/lazy-view'
import { notificationEventsBatched } from './notification-events'

export const bannerList = createLazyView(
  () => import('../ui/BannerList').then(({ BannerList }) => BannerList),
  notificationEventsBatched,
)
