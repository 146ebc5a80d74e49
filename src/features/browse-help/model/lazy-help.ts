import { sample } from 'effector'
import { createLazyView } from '@/shared/lib/lazy-view'
import type { HelpBrowser } from '../ui/HelpBrowser'
import { helpRequested } from './help-drawer'
import { helpPageShown } from './help-page'

/** One file for both places: what shows an article is the same in them. */
const loadViews = () => import('../ui/lazy-chunk')

/** The list and the articles; the frame of the drawer is there from the start. */
export const helpBody = createLazyView<object>(async () => (await loadViews()).HelpDrawerBody, helpRequested)

/** The same on the page. */
export const helpBrowser = createLazyView<Parameters<typeof HelpBrowser>[0]>(
  async () => (await loadViews()).HelpBrowser,
  helpPageShown,
)

sample({ clock: helpBody.prefetched, target: helpBrowser.prefetched })
