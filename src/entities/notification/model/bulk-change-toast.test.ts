import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { recordToastTexts } from '../../../../tests/support/vitest/record-toast-texts'
import { type BulkOutcome, bulkFinished } from './bulk-change'

const named = (...names: (string | null)[]) => names.map((patientName, n) => ({ uuid: String(n), patientName }))

test.each<[Omit<BulkOutcome, 'unsent'>, string]>([
  [{ to: 'removed', succeeded: named('A', 'B'), remaining: [] }, 'success: 2 bildirim kaldırıldı'],
  [{ to: 'hidden', succeeded: named('A'), remaining: [] }, 'success: 1 bildirim gizlendi'],
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
])('a bulk change shows one toast with the number of changes and the failed names: %#', async (outcome, expected) => {
  const scope = fork()
  const toasts = await recordToastTexts(scope)
  await allSettled(bulkFinished, { scope, params: { ...outcome, unsent: [] } })
  expect(toasts).toEqual([expected])
})
