import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import { i18n, loadLanguage } from '@/shared/i18n'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { type BulkOutcome, bulkFinished } from './bulk-change'

const named = (...names: (string | null)[]) => names.map((patientName, n) => ({ uuid: String(n), patientName }))

test.each<[BulkOutcome, string]>([
  [{ to: 'removed', succeeded: named('A', 'B'), remaining: [] }, 'success: 2 bildirim kaldırıldı'],
  [{ to: 'hidden', succeeded: named('A'), remaining: [] }, 'success: 1 bildirim gizlendi'],
  [{ to: 'shown', succeeded: named('A', 'B'), remaining: [] }, 'success: 2 bildirim yeniden gösteriliyor'],
  [
    { to: 'removed', succeeded: named('A', 'B'), remaining: named('Ela', null) },
    'warning: 4 bildirimden 2 tanesi kaldırıldı. Kaldırılamayan: Ela, —',
  ],
  [
    { to: 'hidden', succeeded: [], remaining: named('A', 'B', 'C', 'D', 'E') },
    'danger: 5 bildirimden 0 tanesi gizlendi. Gizlenemeyen: A, B, C, +2',
  ],
])('a bulk change shows one toast with the number of changes and the failed names: %#', async (outcome, expected) => {
  await loadLanguage('tr')
  const scope = fork()
  const toasts: string[] = []
  const record = ({ tone, text }: ToastContent) =>
    toasts.push(`${tone}: ${i18n.t(`toasts:${text.key}`, { lng: 'tr', ...text.params })}`)
  createWatch({ unit: toastRequested, fn: record, scope })
  await allSettled(bulkFinished, { scope, params: outcome })
  expect(toasts).toEqual([expected])
})
