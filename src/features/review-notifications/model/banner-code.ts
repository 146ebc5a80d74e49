import { createLateView } from '@/shared/lib/late-view'
import { newsGathered } from './live-news'

/** Nothing is told before the first screen is there. */
export const bannerList = createLateView(
  () => import('../ui/BannerList').then(({ BannerList }) => BannerList),
  newsGathered,
)
