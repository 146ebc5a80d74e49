import { createEffect, sample } from 'effector'
import { sendTransactions } from '@/shared/api'
import { $isSignedIn } from '@/shared/auth'
import { problemOccurred } from '@/shared/report'
import { createShortcut } from '@/shared/shortcuts'

/** Ctrl+Alt is how some keyboards type signs and Enter ends what one types: never while typing. */
const transactionsShortcut = createShortcut({
  id: 'transactions',
  group: 'clinic',
  chord: { key: 'Enter', mod: true, alt: true },
  when: $isSignedIn,
  worksOverDialogs: true,
})

/** The answer is read and of no use: what follows from it comes as a live event. */
export const sendTransactionsFx = createEffect(async (): Promise<void> => {
  await sendTransactions()
})

sample({ clock: transactionsShortcut.pressed, target: sendTransactionsFx })
/** Silent for the doctor, who sees that nothing changed; the operators hear of it. */
sample({
  clock: sendTransactionsFx.failData,
  fn: (error) => ({ kind: 'silent-failure' as const, where: 'sendTransactions', details: [error.name] }),
  target: problemOccurred,
})
