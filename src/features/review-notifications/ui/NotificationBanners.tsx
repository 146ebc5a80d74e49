import { useUnit } from 'effector-react'
import { lazyView } from '@/shared/ui/lazy'
import { $bannerCount } from '../model/banner-store'

const BannerList = lazyView(async () => (await import(/* webpackChunkName: "features" */ './BannerList')).BannerList, {
  isSilent: true,
  prefetch: 'high',
})

export function NotificationBanners() {
  const count = useUnit($bannerCount)
  return count > 0 ? <BannerList /> : null
}
