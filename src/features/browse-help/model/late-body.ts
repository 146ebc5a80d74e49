import { createLateView } from '@/shared/lib/late-view'
import { helpRequested } from './help-drawer'

/** The list and the articles; the frame of the drawer is there from the start. */
export const helpBody = createLateView<object>(
  () => import('../ui/HelpDrawerBody').then(({ HelpDrawerBody }) => HelpDrawerBody),
  helpRequested,
)
