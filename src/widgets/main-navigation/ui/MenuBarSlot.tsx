import { lazyView } from '@/shared/ui/lazy'

/** Lazy because most users have the vertical layout. */
export const MenuBarSlot = lazyView(async () => (await import('./MenuBar')).MenuBar, { prefetch: 'low' })
