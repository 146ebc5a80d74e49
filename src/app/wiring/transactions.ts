import '@/features/send-transactions'
import { createEffect, sample } from 'effector'
import { reloadPage } from '@/shared/browser'
import { liveEvents } from '@/shared/realtime'

const reloadPageFx = createEffect(reloadPage)

/** The transactions setting decides over menu and screens: as specified, the page starts anew, whoever switched it. */
sample({ clock: liveEvents['companies:settings_transactions'], fn: () => {}, target: reloadPageFx })
