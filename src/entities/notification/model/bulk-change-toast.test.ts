import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { errorCaught } from '@/shared/runtime-errors'
import { toastRequested } from '@/shared/toasts'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { recordToastTexts } from '../../../../tests/support/vitest/record-toast-texts'
import { $bulkUndoState, type BulkOutcome, bulkFinished, bulkRequested } from './bulk-change'
import { sendItemFx } from './send-many'

const named = (...names: (string | null)[]) => names.map((patientName, n) => ({ uuid: String(n), patientName }))

test.each<[Omit<BulkOutcome, 'unsent'>, string]>([
  [{ to: 'removed', succeeded: named('A', 'B'), remaining: [] }, 'success: 2 bildirim kaldırıldı'],
  [{ to: 'removed', succeeded: named('A'), remaining: [] }, 'success: Bildirim kaldırıldı'],
  [{ to: 'hidden', succeeded: named(null), remaining: [] }, 'success: Bildirim gizlendi: Adsız hasta'],
  [{ to: 'hidden', succeeded: named('A', 'B'), remaining: [] }, 'success: 2 bildirim gizlendi'],
  [{ to: 'shown', succeeded: named('A', 'B'), remaining: [] }, 'success: 2 bildirim yeniden gösteriliyor'],
  [
    { to: 'removed', succeeded: named('A', 'B'), remaining: named('Ela', null) },
    'warning: 4 bildirimden 2 tanesi kaldırıldı. Kaldırılmayan: Ela, Adsız hasta',
  ],
  [
    { to: 'shown', succeeded: named('A'), remaining: named('B', 'C', 'D') },
    'warning: 4 bildirimden 1 tanesi yeniden gösteriliyor. Gösterilmeyen: B, C, D',
  ],
  [
    { to: 'hidden', succeeded: [], remaining: named('A', 'B', 'C', 'D', 'E') },
    'danger: 5 bildirimden 0 tanesi gizlendi. Gizlenmeyen: A, B, C, +2',
  ],
])('a bulk change shows one toast with the count or one name, and the failed names: %#', async (outcome, expected) => {
  const scope = fork()
  const toasts = await recordToastTexts(scope)
  await allSettled(bulkFinished, { scope, params: { ...outcome, unsent: [] } })
  expect(toasts).toEqual([expected])
})

test('a defect in a bulk change is shown like a failure of the platform, and reported (F-R06)', async () => {
  const error = new TypeError('a defect')
  const scope = fork({ handlers: [[sendItemFx, () => Promise.reject(error)]] })
  const toasts = await recordToastTexts(scope)
  const errors = recordPayloads(errorCaught, scope)
  await allSettled(bulkRequested, { scope, params: { notifications: named('A'), to: 'hidden' } })
  expect(toasts).toEqual(['danger: 1 bildirimden 0 tanesi gizlendi. Gizlenmeyen: A'])
  expect(errors).toEqual([{ kind: 'uncaught', error }])
})

test('only a toast of hidden notifications offers to undo it, for those that were hidden', async () => {
  const scope = fork()
  const toasts = recordPayloads(toastRequested, scope)
  const [hidden, failed] = [named('A', 'B'), named('C')]
  for (const outcome of [
    { to: 'hidden', succeeded: hidden, remaining: failed },
    { to: 'hidden', succeeded: [], remaining: failed },
    { to: 'shown', succeeded: hidden, remaining: [] },
  ] as const)
    await allSettled(bulkFinished, { scope, params: { ...outcome, unsent: [] } })
  const undo = {
    label: 'undo',
    event: bulkRequested,
    payload: { to: 'shown', notifications: hidden },
    $state: $bulkUndoState,
  }
  expect(toasts.map(({ action }) => action)).toEqual([undo, undefined, undefined])
})
