import { sample } from 'effector'
import { $layout } from '@/features/switch-appearance'
import { screenReady } from '@/shared/lifecycle'
import { loadViewFx, prefetchViewsFx } from '@/shared/ui/lazy'
import { MenuBarSlot } from '@/widgets/main-navigation'

sample({ clock: screenReady, target: prefetchViewsFx })

/** Loaded before it is mounted, so that the horizontal menu is in the first paint. */
sample({ clock: $layout, filter: (layout) => layout === 'horizontal', fn: () => MenuBarSlot, target: loadViewFx })
