import { useUnit } from 'effector-react'
import { LazyDialog, lazyView } from '@/shared/ui/lazy'
import { $isRecentToastsOpen, recentToastsDismissed } from '../model/recent-toasts-drawer'

const RecentToasts = lazyView(async () => (await import('./RecentToasts')).RecentToasts, { prefetch: 'low' })

export function RecentToastsSlot() {
  const { isOpen, dismiss } = useUnit({ isOpen: $isRecentToastsOpen, dismiss: recentToastsDismissed })
  return <LazyDialog view={RecentToasts} isOpen={isOpen} onClose={() => dismiss()} />
}
