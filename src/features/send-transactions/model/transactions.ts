import { createEffect, sample } from 'effector'
import { not, or } from 'patronum'
import { sendTransactions } from '@/shared/api'
import { $isSignedIn } from '@/shared/auth'
import { $areWritesBlocked, reloadRequested } from '@/shared/lifecycle'
import { liveEvents } from '@/shared/realtime'
import { reportSilentFailure } from '@/shared/report'
import { createShortcut } from '@/shared/shortcuts'

/** Does not work in text fields, because some keyboards type signs with Ctrl+Alt. */
const transactionsShortcut = createShortcut({
  id: 'transactions',
  group: 'clinic',
  chord: { key: 'Enter', mod: true, alt: true },
  when: $isSignedIn,
  worksOverDialogs: true,
})

// Effects
export const sendTransactionsFx = createEffect(async (): Promise<void> => {
  await sendTransactions()
})

// Stores
export const $isSendingTransactions = sendTransactionsFx.pending

// Connections
sample({
  clock: transactionsShortcut.pressed,
  filter: not(or($areWritesBlocked, $isSendingTransactions)),
  target: sendTransactionsFx,
})
/** Menu and screens depend on the setting, so the specification asks for a reload. */
sample({ clock: liveEvents['companies:settings_transactions'], fn: () => undefined, target: reloadRequested })
/** No toast: the specification shows no result of this request. */
reportSilentFailure('sendTransactions', sendTransactionsFx.failData)
