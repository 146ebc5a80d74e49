import { createEffect, sample, scopeBind } from 'effector'
import { helpBody } from '@/features/browse-help'
import { ticketForm } from '@/features/create-ticket'
import { shortcutList } from '@/features/list-shortcuts'
import { recentMessages, toasts } from '@/features/review-toasts'
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

/** What no first screen needs, in the order in which a doctor is likely to want it. */
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
  recentMessages,
  shortcutList,
  menuBar,
  ticketForm,
  helpBody,
  joinDialog,
]

/** One after the other: to ask for all of them at once would hold up a slow machine for as long as drawing the page. */
const prefetchSequentiallyFx = createEffect(async () => {
  const fetches = PREFETCH_ORDER.map(({ prefetched }) => scopeBind(prefetched))
  for (const fetch of fetches) {
    await nextTask()
    fetch()
  }
})

/** It comes once the first screen is there and the browser has time, and then opens at once. */
sample({ clock: screenReady, target: prefetchSequentiallyFx })

/** Whoever has the menu above the page finds it there at the first paint: the start waits for what it sets off. */
sample({ clock: $layout, filter: (layout) => layout === 'horizontal', fn: () => {}, target: menuBarRequested })
