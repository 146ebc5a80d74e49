// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { signedOut } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { $columns, columnToggled } from './column-preferences'

const KEY = 'portal.appointment-columns'
const FIRST = ['time', 'patient', 'doctor', 'type', 'priority', 'message']

beforeEach(() => localStorage.clear())

/** The portal of a doctor who has come to the page. */
async function setup(user: string | null = 'ayse') {
  const recognize = async () => {
    if (user === null) throw new Error('nobody knows')
    return user
  }
  const scope = fork({ handlers: [[fetchCurrentUserFx, recognize]] })
  await allSettled(fetchCurrentUserFx, { scope })
  return {
    scope,
    toggle: (column: Parameters<typeof columnToggled>[0]) => allSettled(columnToggled, { scope, params: column }),
    columns: () => scope.getState($columns),
  }
}

test('a column goes and comes back in its place', async () => {
  const { toggle, columns } = await setup()
  expect(columns()).toEqual(FIRST)
  await toggle('doctor')
  await toggle('createdAt')
  expect(columns()).toEqual(['time', 'patient', 'type', 'priority', 'message', 'createdAt'])
  await toggle('doctor')
  expect(columns()).toEqual([...FIRST, 'createdAt'])
})

test('each doctor of a device finds their own columns again, and names of columns are all that is kept', async () => {
  const ayse = await setup('ayse')
  await ayse.toggle('message')
  const can = await setup('can')
  expect(can.columns()).toEqual(FIRST)
  await can.toggle('time')
  const again = await setup('ayse')
  expect(again.columns()).toEqual(FIRST.filter((column) => column !== 'message'))
  expect(JSON.parse(deviceStorage.read(KEY) ?? '')).toEqual({
    ayse: ['time', 'doctor', 'type', 'priority'],
    can: ['doctor', 'type', 'priority', 'message'],
  })
})

test.each(['{', '[]', '{"ayse":7}', '{"ayse":{"0":"time"}}', 'null'])(
  'what somebody else left in the storage counts as nothing: %s',
  async (left) => {
    deviceStorage.write(KEY, left)
    const { columns } = await setup()
    expect(columns()).toEqual(FIRST)
  },
)

test('a column that no longer exists is left out', async () => {
  deviceStorage.write(KEY, '{"ayse":["time","phase-of-the-moon","patient"]}')
  const { columns } = await setup()
  expect(columns()).toEqual(['time', 'patient'])
})

test('while nobody knows who is signed in, a choice lasts as long as the page', async () => {
  const { toggle, columns } = await setup(null)
  await toggle('message')
  expect(columns()).not.toContain('message')
  expect(deviceStorage.read(KEY)).toBeNull()
})

test('what is chosen in one tab is in force in the others at once; after the session it is nobody’s', async () => {
  const one = await setup()
  const other = await setup()
  const received: string[] = []
  createWatch({ unit: tabMessageSent, scope: one.scope, fn: ({ kind }) => received.push(kind) })
  await one.toggle('message')
  expect(received).toEqual(['preferences-changed'])
  await allSettled(tabMessageReceived, { scope: other.scope, params: { kind: 'preferences-changed' } })
  expect(other.columns()).not.toContain('message')
  await allSettled(signedOut, { scope: other.scope })
  expect(other.columns()).toEqual(FIRST)
})

test('the columns of a user without an identity last as long as the page', async () => {
  const scope = fork({ handlers: [[fetchCurrentUserFx, () => null]] })
  await allSettled(fetchCurrentUserFx, { scope })
  await allSettled(columnToggled, { scope, params: 'doctor' })
  expect(scope.getState($columns)).not.toContain('doctor')
  expect(deviceStorage.read(KEY)).toBeNull()
})
