import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'
import { NO_FILTER } from '../lib/worklist-filter'
import { $filter, $lastRow, creatorChosen, filterCleared, rowVisited, typeChosen } from './worklist'

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'

async function atWork() {
  const scope = fork()
  const go = (pathname: string) => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } })
  await go('/tr/hasta-islemleri')
  await allSettled(typeChosen, { scope, params: 'task' })
  await allSettled(creatorChosen, { scope, params: { name: 'Ada' } })
  await allSettled(rowVisited, { scope, params: 'a' })
  return { scope, go, visitState: () => [scope.getState($filter), scope.getState($lastRow)] }
}

const SAME = [{ type: 'task', creator: { name: 'Ada' } }, 'a']
const NEW = [NO_FILTER, null]

test('from a patient’s page the way leads back to the same place', async () => {
  const { go, visitState } = await atWork()
  await go(`/tr/hasta-takip/${ID}`)
  await go('/tr/hasta-islemleri')
  expect(visitState()).toEqual(SAME)
  await go('/en/patient-operations')
  expect(visitState()).toEqual(SAME)
})

test('from anywhere else the list begins anew, and nothing of it outlives the session', async () => {
  const left = await atWork()
  await left.go('/tr/takvim')
  expect(left.visitState()).toEqual(NEW)
  const ended = await atWork()
  await allSettled(sessionEnded, { scope: ended.scope, params: 'expired' })
  expect(ended.visitState()).toEqual(NEW)
})

test('another filter begins at the top', async () => {
  const { scope, visitState } = await atWork()
  await allSettled(typeChosen, { scope, params: 'critical' })
  expect(visitState()).toEqual([{ type: 'critical', creator: { name: 'Ada' } }, null])
  await allSettled(filterCleared, { scope })
  expect(visitState()).toEqual(NEW)
})
