import { createLazyDialog } from '@/shared/lib/lazy-view'
import { $isShortcutListOpen, shortcutListDismissed } from './shortcut-list'

export const shortcutList = createLazyDialog(async () => (await import('../ui/ShortcutList')).ShortcutList, {
  $isOpen: $isShortcutListOpen,
  dismissed: shortcutListDismissed,
})
