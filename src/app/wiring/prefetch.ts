import { createEffect, sample, scopeBind } from 'effector'
import { helpBody } from '@/features/browse-help'
import { ticketForm } from '@/features/create-ticket'
import { shortcutList } from '@/features/list-shortcuts'
import { recentToasts, toasts } from '@/features/review-toasts'
import { bannerList, drawerBody } from '@/features/review-notifications'
import { remindersPanel } from '@/features/review-reminders'
import { paletteBody } from '@/features/search-patients'
import { $layout } from '@/features/switch-appearance'
import { pinPrompt } from '@/features/unlock-pin'
import { unlockPrompt } from '@/features/lock-screen'
import { joinDialog } from '@/features/video-call'
import { patientModal, treatmentSessionPanel } from '@/features/view-patient'
import { nextTask } from '@/shared/browser'
import { menuBar, menuBarRequested } from '@/widgets/main-navigation'
import { screenReady } from './screen-ready'

/** Chunks that no first screen needs, in the order in which they are likely to be used. */
const PREFETCH_ORDER = [
  paletteBody,
  toasts,
  bannerList,
  drawerBody,
  remindersPanel,
  patientModal,
  pinPrompt,
  treatmentSessionPanel,
  unlockPrompt,
  recentToasts,
  shortcutList,
  menuBar,
  ticketForm,
  helpBody,
  joinDialog,
]

/** One chunk at a time: parallel requests would block a slow machine as long as the first render. */
const prefetchSequentiallyFx = createEffect(async () => {
  const requests = PREFETCH_ORDER.map(({ prefetched }) => scopeBind(prefetched))
  for (const request of requests) {
    await nextTask()
    request()
  }
})

sample({ clock: screenReady, target: prefetchSequentiallyFx })

/** Prefetched so that the horizontal menu is in the first paint. */
sample({ clock: $layout, filter: (layout) => layout === 'horizontal', fn: () => {}, target: menuBarRequested })
