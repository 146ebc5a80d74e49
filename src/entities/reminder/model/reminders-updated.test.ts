import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { getListRemindersQueryKey } from '@/shared/api'
import { $queryClient, createPortalQueryClient, queryDataChanged } from '@/shared/query'
import { problemOccurred } from '@/shared/report'
import './reminders-updated'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

async function reportsOf(...notes: object[]) {
  const client = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, client]] })
  const problems = recordPayloads(problemOccurred, scope)
  client.setQueryData(getListRemindersQueryKey(), { notes })
  await allSettled(queryDataChanged, { scope, params: getListRemindersQueryKey() })
  return problems
}

test('a row without an id is reported by its path, without its values', async () => {
  expect(await reportsOf({ notes_uuid: 'a' }, { patient_info: { name: 'Ela' } })).toEqual([
    { kind: 'malformed-response', where: 'GET /api/v1/patient/notes/reminder-all', details: ['notes.*.notes_uuid'] },
  ])
})

test.each([
  ['with an id', { notes_uuid: 'a' }],
  ['that was pushed', { isPushed: true }],
])('a row %s is not reported', async (_, row) => {
  expect(await reportsOf(row)).toEqual([])
})
