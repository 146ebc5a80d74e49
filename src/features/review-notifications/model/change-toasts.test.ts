import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import { type BulkOutcome, bulkEnded, changeFailed, changeMade, notificationListsKey } from '@/entities/notification'
import { getListDoctorsQueryKey } from '@/shared/api'
import { i18n, loadLanguage } from '@/shared/i18n'
import { type Message, messageShown } from '@/shared/toasts'
import { readFailed } from '@/shared/query'
import './change-toasts'
import { drawerRequested } from './notifications-drawer'

async function setup() {
  await loadLanguage('tr')
  const scope = fork()
  const said: string[] = []
  const say = ({ tone, text }: Message) =>
    said.push(`${tone}: ${i18n.t(`messages:toasts.${text.key}`, { lng: 'tr', ...text.params })}`)
  createWatch({ unit: messageShown, fn: say, scope })
  return { scope, said }
}

test.each([
  [changeMade, 'removed', 'success: Bildirim kaldırıldı'],
  [changeMade, 'hidden', 'success: Bildirim gizlendi'],
  [changeMade, 'shown', 'success: Bildirim yeniden gösteriliyor'],
  [changeFailed, 'removed', 'danger: Bildirim gizlenirken hata oluştu'],
  [changeFailed, 'hidden', 'danger: Bildirim gizlenirken hata oluştu'],
  [changeFailed, 'shown', 'danger: Bildirim gösterilirken hata oluştu'],
] as const)('the doctor hears how a change ended: %#', async (event, to, words) => {
  const { scope, said } = await setup()
  await allSettled(event, { scope, params: { uuid: 'a', to } })
  expect(said).toEqual([words])
})

const named = (...names: (string | null)[]) => names.map((patientName, n) => ({ uuid: String(n), patientName }))

test.each<[BulkOutcome, string]>([
  [{ to: 'removed', made: named('A', 'B'), left: [] }, 'success: 2 bildirim kaldırıldı'],
  [{ to: 'hidden', made: named('A'), left: [] }, 'success: 1 bildirim gizlendi'],
  [{ to: 'shown', made: named('A', 'B'), left: [] }, 'success: 2 bildirim yeniden gösteriliyor'],
  [
    { to: 'removed', made: named('A', 'B'), left: named('Ela', null) },
    'warning: 4 bildirimden 2 tanesi kaldırıldı. Kaldırılamayan: Ela, —',
  ],
  [
    { to: 'hidden', made: [], left: named('A', 'B', 'C', 'D', 'E') },
    'danger: 5 bildirimden 0 tanesi gizlendi. Gizlenemeyen: A, B, C, +2',
  ],
])('several at once end in one message, with how many and whose were not: %#', async (outcome, words) => {
  const { scope, said } = await setup()
  await allSettled(bulkEnded, { scope, params: outcome })
  expect(said).toEqual([words])
})

test.each([
  [notificationListsKey(), 'danger: Bildirimler yüklenirken hata oluştu'],
  [getListDoctorsQueryKey({}), 'danger: Doktor listesi yüklenirken hata oluştu'],
])('in the open drawer a failed read is said, in a shut one not: %#', async (key, words) => {
  const { scope, said } = await setup()
  await allSettled(readFailed, { scope, params: key })
  expect(said).toEqual([])
  await allSettled(drawerRequested, { scope })
  await allSettled(readFailed, { scope, params: key })
  await allSettled(readFailed, { scope, params: ['POST', '/api/v1/other'] })
  expect(said).toEqual([words])
})
