import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { LazyDialog, lazyView } from '@/shared/ui/lazy'
import { $isShortcutListOpen, shortcutListDismissed } from '../model/shortcut-list'

const ShortcutList = lazyView(
  async () => (await import(/* webpackChunkName: "panels" */ './ShortcutList')).ShortcutList,
  { prefetch: 'low' },
)

export function ShortcutListSlot({ children }: { children: ReactNode }) {
  const { isOpen, dismiss } = useUnit({ isOpen: $isShortcutListOpen, dismiss: shortcutListDismissed })
  return (
    <LazyDialog view={ShortcutList} isOpen={isOpen} onClose={dismiss}>
      {children}
    </LazyDialog>
  )
}
