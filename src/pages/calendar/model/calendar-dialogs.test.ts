import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { locationChanged } from '@/shared/routes'
import { $openEntry, $openList, entryClosed, entryOpened, listOpened } from './calendar-dialogs'

test('closing an entry keeps its list open; leaving the page closes both', async () => {
  const scope = fork()
  await allSettled(listOpened, { scope, params: { kind: 'undated' } })
  await allSettled(entryOpened, { scope, params: 'a' })
  await allSettled(entryClosed, { scope })
  expect([scope.getState($openEntry), scope.getState($openList)]).toEqual([null, { kind: 'undated' }])
  await allSettled(entryOpened, { scope, params: 'a' })
  await allSettled(locationChanged, { scope, params: { pathname: '/tr', search: '', hash: '' } })
  expect([scope.getState($openEntry), scope.getState($openList)]).toEqual([null, null])
})
