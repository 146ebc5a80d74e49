import { useUnit } from 'effector-react'
import { bannerList } from '../model/lazy-banners'
import { $bannerCount } from '../model/banners'

export function NotificationBanners() {
  const { Banners, count } = useUnit({ Banners: bannerList.$view, count: $bannerCount })
  return Banners && count > 0 ? <Banners /> : null
}
