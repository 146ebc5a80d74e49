import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $patientNames, $recentPatients, patientChosen, recentPatientAdded } from './chosen-patients'
import { patientWithoutDetails } from './patient'
import { createPatient } from '../../../../tests/support/vitest/patient'

const patient = (uuid: string) => createPatient({ uuid, name: uuid })

async function viewPatients(...uuids: string[]) {
  const scope = fork()
  for (const uuid of uuids) await allSettled(recentPatientAdded, { scope, params: patient(uuid) })
  return { scope, recent: () => scope.getState($recentPatients).map(({ uuid }) => uuid) }
}

test('the last five patients are listed without duplicates, the newest first', async () => {
  const { recent } = await viewPatients('a', 'b', 'c', 'd', 'e', 'f', 'c')
  expect(recent()).toEqual(['c', 'f', 'e', 'd', 'b'])
})

test('a patient of an address keeps the details of an earlier search result', async () => {
  const { scope } = await viewPatients('a', 'b')
  await allSettled(recentPatientAdded, { scope, params: patientWithoutDetails('a', 'Ali Yılmaz') })
  expect(scope.getState($recentPatients)).toEqual([patient('a'), patient('b')])
})

test('the list is cleared when the session ends', async () => {
  const { scope, recent } = await viewPatients('a')
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(recent()).toEqual([])
})

test('the names of the last hundred chosen patients are kept', async () => {
  const scope = fork()
  const uuids = [...Array(100).keys(), 0, 100].map(String)
  for (const uuid of uuids) await allSettled(patientChosen, { scope, params: patient(uuid) })
  expect([...scope.getState($patientNames).keys()]).toEqual(uuids.slice(2))
})

test('the names of the chosen patients are cleared when the session ends', async () => {
  const scope = fork()
  for (const uuid of ['a', 'b']) await allSettled(patientChosen, { scope, params: patient(uuid) })
  expect([...scope.getState($patientNames).keys()]).toEqual(['a', 'b'])
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($patientNames).size).toBe(0)
})
