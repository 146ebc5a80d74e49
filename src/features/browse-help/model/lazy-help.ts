import { sample } from 'effector'
import { createLateView } from '@/shared/lib/lazy-view'
import type { HelpDesk } from '../ui/HelpBrowser'
import { helpRequested } from './help-drawer'
import { helpPageShown } from './help-page'

/** One file for both places: what shows an article is the same in them. */
const loadViews = () => import('../ui/lazy-chunk')

/** The list and the articles; the frame of the drawer is there from the start. */
export const helpBody = createLateView<object>(async () => (await loadViews()).HelpDrawerBody, helpRequested)

/** The same on the page. */
export const helpDesk = createLateView<Parameters<typeof HelpDesk>[0]>(
  async () => (await loadViews()).HelpDesk,
  helpPageShown,
)

sample({ clock: helpBody.prefetched, target: helpDesk.prefetched })
