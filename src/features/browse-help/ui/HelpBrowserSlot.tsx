import { lazyView } from '@/shared/ui/lazy'
import { ListSkeleton } from '@/shared/ui/list'

const SKELETON_ROWS = 7

/** In the same chunk as the drawer, because both show articles. */
export const HelpBrowserSlot = lazyView(async () => (await import('./lazy-chunk')).HelpBrowser, {
  placeholder: <ListSkeleton rows={SKELETON_ROWS} isLabelVisible />,
  prefetch: 'low',
})
