import { lazyDialog } from '@/shared/ui/lazy'
import { $isRecentToastsOpen, recentToastsDismissed } from '../model/toast-center'

export const RecentToastsSlot = lazyDialog(
  async () => (await import(/* webpackChunkName: "panels" */ './RecentToasts')).RecentToasts,
  { prefetch: 'low', $isOpen: $isRecentToastsOpen, dismissed: recentToastsDismissed },
)
