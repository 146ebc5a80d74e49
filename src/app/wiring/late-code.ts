import { sample } from 'effector'
import { helpBody } from '@/features/browse-help'
import { ticketForm } from '@/features/create-ticket'
import { shortcutList } from '@/features/list-shortcuts'
import { recentMessages, toasts } from '@/features/review-messages'
import { $layout } from '@/features/switch-appearance'
import { pinPrompt } from '@/features/unlock-pin'
import { joinDialog } from '@/features/video-call'
import { patientModal, sessionPanel } from '@/features/view-patient'
import { menuBar, menuBarRequested } from '@/widgets/main-navigation'
import { screenFilled } from './first-screen'

/** What no first screen needs comes once that is there and the browser has time: it then opens at once. */
sample({
  clock: screenFilled,
  target: [
    patientModal.prefetched,
    sessionPanel.prefetched,
    shortcutList.prefetched,
    recentMessages.prefetched,
    toasts.prefetched,
    pinPrompt.prefetched,
    menuBar.prefetched,
    ticketForm.prefetched,
    helpBody.prefetched,
    joinDialog.prefetched,
  ],
})

/** Whoever has the menu above the page finds it there at the first paint: the start waits for what it sets off. */
sample({ clock: $layout, filter: (layout) => layout === 'horizontal', fn: () => {}, target: menuBarRequested })
