import { allSettled, createEffect, createEvent, fork, sample, scopeBind } from 'effector'
import { expect, test } from 'vitest'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { createMachine } from './machine'

type Door = { status: 'closed' } | { status: 'open'; visitors: number } | { status: 'locked' }

function setup() {
  const opened = createEvent()
  const visited = createEvent<number>()
  const closed = createEvent()
  const door = createMachine<Door>()({
    initial: { status: 'closed' },
    on: { opened, visited, closed },
    transitions: {
      closed: { opened: () => ({ status: 'open', visitors: 0 }) },
      open: {
        visited: (state, count) => ({ ...state, visitors: state.visitors + count }),
        closed: () => ({ status: 'closed' }),
      },
      locked: {},
    },
  })
  const seen: string[] = []
  const record = (name: string) => createEffect((state: Door) => void seen.push(`${name} ${JSON.stringify(state)}`))
  sample({ clock: door.entered('open'), target: record('entered') })
  sample({ clock: door.left('open'), target: record('left') })
  return { opened, visited, closed, door, seen, scope: fork() }
}

test('an event without an entry for the status is ignored', async () => {
  const { visited, door, seen, scope } = setup()
  await allSettled(visited, { scope, params: 1 })
  expect(scope.getState(door.$state)).toEqual({ status: 'closed' })
  expect(seen).toEqual([])
})

test('`changed` fires for each new state only', async () => {
  const { opened, visited, closed, door, scope } = setup()
  const changes = recordPayloads(door.changed, scope)
  await allSettled(visited, { scope, params: 1 })
  await allSettled(opened, { scope })
  await allSettled(opened, { scope })
  await allSettled(closed, { scope })
  expect(changes).toEqual([
    { from: { status: 'closed' }, to: { status: 'open', visitors: 0 } },
    { from: { status: 'open', visitors: 0 }, to: { status: 'closed' } },
  ])
})

test('a status is entered and left once, with its last data', async () => {
  const { opened, visited, closed, seen, scope } = setup()
  await allSettled(opened, { scope })
  await allSettled(visited, { scope, params: 2 })
  await allSettled(closed, { scope })
  expect(seen).toEqual(['entered {"status":"open","visitors":0}', 'left {"status":"open","visitors":2}'])
})

test('each of several events in one tick is applied', async () => {
  const { opened, visited, door, scope } = setup()
  await allSettled(opened, { scope })
  const threeVisits = createEffect(() => {
    const visit = scopeBind(visited)
    for (const count of [1, 2, 3]) visit(count)
  })
  await allSettled(threeVisits, { scope })
  expect(scope.getState(door.$state)).toEqual({ status: 'open', visitors: 6 })
})
