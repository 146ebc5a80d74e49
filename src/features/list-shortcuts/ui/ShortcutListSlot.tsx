import { useUnit } from 'effector-react'
import { LazyDialog, lazyView } from '@/shared/ui/lazy'
import { $isShortcutListOpen, shortcutListDismissed } from '../model/shortcut-list'

const ShortcutList = lazyView(async () => (await import('./ShortcutList')).ShortcutList, { prefetch: 'low' })

export function ShortcutListSlot() {
  const { isOpen, dismiss } = useUnit({ isOpen: $isShortcutListOpen, dismiss: shortcutListDismissed })
  return <LazyDialog view={ShortcutList} isOpen={isOpen} onClose={() => dismiss()} />
}
