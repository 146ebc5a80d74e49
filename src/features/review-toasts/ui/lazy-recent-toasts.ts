import { lazyDialog } from '@/shared/ui/lazy'
import { $isRecentToastsOpen, recentToastsDismissed } from '../model/recent-list'

export const RecentToastsSlot = lazyDialog(
  async () => (await import(/* webpackChunkName: "panels" */ './RecentToasts')).RecentToasts,
  { prefetch: 'low', $isOpen: $isRecentToastsOpen, dismissed: recentToastsDismissed },
)
