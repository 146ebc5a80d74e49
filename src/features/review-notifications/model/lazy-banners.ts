import { createLateView } from '@/shared/lib/lazy-view'
import { newsGathered } from './notification-events'

/** Nothing is told before the first screen is there. */
export const bannerList = createLateView(
  () => import('../ui/BannerList').then(({ BannerList }) => BannerList),
  newsGathered,
)
