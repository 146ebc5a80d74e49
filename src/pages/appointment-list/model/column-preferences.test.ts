// @vitest-environment happy-dom
import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { signOutCompleted } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { moveColumn, resizeColumn } from '@/shared/columns'
import { $columns, columnLayout, columnToggled } from './column-preferences'

const KEY = 'portal.appointment-columns'
const DEFAULT_COLUMNS = ['time', 'patient', 'doctor', 'type', 'priority', 'message']

async function setup(user: string | null = 'ayse') {
  const fetchUser = async () => {
    if (user === null) throw new Error('unknown user')
    return user
  }
  const scope = fork({ handlers: [[fetchCurrentUserFx, fetchUser]] })
  await allSettled(fetchCurrentUserFx, { scope })
  return {
    scope,
    toggle: (column: Parameters<typeof columnToggled>[0]) => allSettled(columnToggled, { scope, params: column }),
    columns: () => scope.getState($columns),
    move: (column: string, target: string) =>
      allSettled(columnLayout.updated, { scope, params: (layout) => moveColumn(layout, column, target) }),
  }
}

test('a column can be hidden and shown again in its position', async () => {
  const { toggle, columns } = await setup()
  expect(columns()).toEqual(DEFAULT_COLUMNS)
  await toggle('doctor')
  await toggle('createdAt')
  expect(columns()).toEqual(['time', 'patient', 'type', 'priority', 'message', 'createdAt'])
  await toggle('doctor')
  expect(columns()).toEqual([...DEFAULT_COLUMNS, 'createdAt'])
})

test('each user of a device has their own columns, and only column names are stored', async () => {
  const ayse = await setup('ayse')
  await ayse.toggle('message')
  const can = await setup('can')
  expect(can.columns()).toEqual(DEFAULT_COLUMNS)
  await can.toggle('time')
  const again = await setup('ayse')
  expect(again.columns()).toEqual(DEFAULT_COLUMNS.filter((column) => column !== 'message'))
  expect(JSON.parse(deviceStorage.read(KEY) ?? '')).toEqual({
    ayse: ['time', 'doctor', 'type', 'priority'],
    can: ['doctor', 'type', 'priority', 'message'],
  })
})

test.each(['{', '[]', '{"ayse":7}', '{"ayse":{"0":"time"}}', 'null'])(
  'invalid storage entries are ignored: %s',
  async (stored) => {
    deviceStorage.write(KEY, stored)
    const { columns } = await setup()
    expect(columns()).toEqual(DEFAULT_COLUMNS)
  },
)

test('a column that no longer exists is left out', async () => {
  deviceStorage.write(KEY, '{"ayse":["time","phase-of-the-moon","patient"]}')
  const { columns } = await setup()
  expect(columns()).toEqual(['time', 'patient'])
})

test('while the user is unknown a choice lasts until the page is unloaded', async () => {
  const { toggle, columns } = await setup(null)
  await toggle('message')
  expect(columns()).not.toContain('message')
  expect(deviceStorage.read(KEY)).toBeNull()
})

test('a choice in one tab applies to other tabs at once and is reset when the session ends', async () => {
  const first = await setup()
  const second = await setup()
  const sent: string[] = []
  createWatch({ unit: tabMessageRequested, scope: first.scope, fn: (kind) => sent.push(kind) })
  await first.toggle('message')
  expect(sent).toEqual(['preferences-changed'])
  await allSettled(tabMessageReceived, { scope: second.scope, params: 'preferences-changed' })
  expect(second.columns()).not.toContain('message')
  await allSettled(signOutCompleted, { scope: second.scope })
  expect(second.columns()).toEqual(DEFAULT_COLUMNS)
})

test('the columns of a user without an identity last until the page is unloaded', async () => {
  const scope = fork({ handlers: [[fetchCurrentUserFx, () => null]] })
  await allSettled(fetchCurrentUserFx, { scope })
  await allSettled(columnToggled, { scope, params: 'doctor' })
  expect(scope.getState($columns)).not.toContain('doctor')
  expect(deviceStorage.read(KEY)).toBeNull()
})

test('the layout of the columns is stored for the user, and hidden columns keep their place in it', async () => {
  const { scope, move, toggle } = await setup()
  await toggle('doctor')
  await move('message', 'patient')
  await allSettled(columnLayout.updated, { scope, params: (layout) => resizeColumn(layout, 'patient', 200) })
  const order = ['time', 'message', 'patient', 'doctor', 'type', 'priority', 'createdBy', 'createdAt']
  expect(JSON.parse(deviceStorage.read('portal.appointment-column-layout') ?? '')).toEqual({
    ayse: { order, widths: { patient: 200 } },
  })
  const again = await setup()
  expect(again.columns()).toEqual(['time', 'message', 'patient', 'type', 'priority'])
  await again.toggle('doctor')
  expect(again.columns()).toEqual(['time', 'message', 'patient', 'doctor', 'type', 'priority'])
  expect((await setup('can')).columns()).toEqual(DEFAULT_COLUMNS)
})

test('columns that are changed before the user is identified do not replace the other stored ones', async () => {
  const earlier = await setup()
  await earlier.toggle('message')
  await earlier.move('type', 'patient')
  const scope = fork({ handlers: [[fetchCurrentUserFx, () => 'ayse']] })
  await allSettled(columnToggled, { scope, params: 'createdAt' })
  await allSettled(columnLayout.updated, { scope, params: (layout) => moveColumn(layout, 'doctor', 'time') })
  expect(scope.getState($columns)).toEqual(['doctor', 'time', 'patient', 'type', 'priority', 'message', 'createdAt'])
  await allSettled(fetchCurrentUserFx, { scope })
  const columns = ['doctor', 'time', 'type', 'patient', 'priority', 'createdAt']
  expect(scope.getState($columns)).toEqual(columns)
  expect((await setup()).columns()).toEqual(columns)
})
