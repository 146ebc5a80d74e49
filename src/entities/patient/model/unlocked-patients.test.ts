import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { $unlockedPatients, patientUnlocked } from './unlocked-patients'

vi.mock('@/shared/browser')

test('patients stay unlocked until the session ends, without duplicates', async () => {
  const scope = fork()
  for (const uuid of ['a', 'b', 'a']) await allSettled(patientUnlocked, { scope, params: uuid })
  expect(scope.getState($unlockedPatients)).toEqual(['a', 'b'])
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($unlockedPatients)).toEqual([])
})
