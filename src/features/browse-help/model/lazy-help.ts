import { sample } from 'effector'
import { createLazyView } from '@/shared/lib/lazy-view'
import type { HelpBrowser } from '../ui/HelpBrowser'
import { helpRequested } from './help-drawer'
import { helpPageShown } from './help-page'

/** One chunk for drawer and page, because both show articles. */
const loadViews = () => import('../ui/lazy-chunk')

export const helpBody = createLazyView<object>(async () => (await loadViews()).HelpDrawerBody, helpRequested)

export const helpBrowser = createLazyView<Parameters<typeof HelpBrowser>[0]>(
  async () => (await loadViews()).HelpBrowser,
  helpPageShown,
)

sample({ clock: helpBody.prefetched, target: helpBrowser.prefetched })
