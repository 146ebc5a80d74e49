import { lazyDialog } from '@/shared/ui/lazy'
import { $isShortcutListOpen, shortcutListDismissed } from '../model/shortcut-list'

export const ShortcutListSlot = lazyDialog(
  async () => (await import(/* webpackChunkName: "panels" */ './ShortcutList')).ShortcutList,
  { prefetch: 'low', $isOpen: $isShortcutListOpen, dismissed: shortcutListDismissed },
)
