// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { signOutCompleted } from '@/shared/auth'
import { deviceStorage } from '@/shared/browser'
import { tabMessageReceived, tabMessageRequested } from '@/shared/tabs'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { fetchCurrentUserFx } from '../api/user-info'
import { createUserPreference } from './user-preference'

const KEY = 'portal.test'
const preference = createUserPreference<string>({
  key: KEY,
  initial: 'initial',
  parse: (stored) => (typeof stored === 'string' ? stored : null),
})

function setup() {
  deviceStorage.write(KEY, JSON.stringify({ ayse: 'stored', mert: 'other' }))
  let user = 'ayse'
  const scope = fork({ handlers: [[fetchCurrentUserFx, () => user]] })
  const sent = recordPayloads(tabMessageRequested, scope)
  return {
    scope,
    sent,
    change: (value: string) => allSettled(preference.changed, { scope, params: value }),
    identify: (identity = user) => {
      user = identity
      return allSettled(fetchCurrentUserFx, { scope })
    },
    value: () => scope.getState(preference.$value),
    stored: () => JSON.parse(deviceStorage.read(KEY) ?? '') as object,
  }
}

test('a change before the user is identified is kept and saved for the user', async () => {
  const { change, identify, value, stored, sent } = setup()
  await change('new')
  expect(stored()).toEqual({ ayse: 'stored', mert: 'other' })
  await identify()
  expect(value()).toBe('new')
  expect(stored()).toEqual({ ayse: 'new', mert: 'other' })
  expect(sent).toEqual(['preferences-changed'])
})

test('a saved change does not replace a later one of another tab', async () => {
  const { scope, change, identify, value } = setup()
  await change('new')
  await identify()
  deviceStorage.write(KEY, JSON.stringify({ ayse: 'newer' }))
  await allSettled(tabMessageReceived, { scope, params: 'preferences-changed' })
  await identify()
  expect(value()).toBe('newer')
  expect(deviceStorage.read(KEY)).toBe('{"ayse":"newer"}')
})

test('a change before the user is identified is not saved for the user of another session', async () => {
  const { scope, change, identify, value, stored } = setup()
  await change('new')
  await allSettled(signOutCompleted, { scope })
  await identify('mert')
  expect(value()).toBe('other')
  expect(stored()).toEqual({ ayse: 'stored', mert: 'other' })
})

test('a change after the end of the session is saved for the next user', async () => {
  const { scope, change, identify, stored } = setup()
  await identify()
  await allSettled(signOutCompleted, { scope })
  await change('new')
  expect(stored()).toEqual({ ayse: 'stored', mert: 'other' })
  await identify('mert')
  expect(stored()).toEqual({ ayse: 'stored', mert: 'new' })
})

test('an equal value that is read again is the same object, so that nothing is rendered', async () => {
  const { $value, changed } = createUserPreference<readonly string[]>({
    key: 'portal.test-list',
    initial: [],
    parse: (stored) => (Array.isArray(stored) ? stored : null),
  })
  const { scope, identify } = setup()
  await allSettled(changed, { scope, params: ['calendar'] })
  await identify()
  const before = scope.getState($value)
  await identify()
  expect(before).toEqual(['calendar'])
  expect(scope.getState($value)).toBe(before)
})

test('without storage each update is applied once', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { scope, identify, value } = setup()
  await identify()
  const update = (text: string) => (before: string) => before + text
  await allSettled(preference.updated, { scope, params: update('+a') })
  await allSettled(preference.updated, { scope, params: update('+b') })
  expect(value()).toBe('stored+a+b')
  deviceStorage.remove(KEY)
})
