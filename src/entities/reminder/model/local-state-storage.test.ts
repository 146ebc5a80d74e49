// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { loadLocalStates } from './local-state-storage'

const USER = '00000000-0000-4000-8000-000000000901'
const REMINDER = '00000000-0000-4000-8000-000000000001'
const KEY = `portal.reminders.${USER}`
const NOW = 1_795_000_000_000

test.each(['{', '7', '{"x":{"at":"1"}}', `{"${REMINDER}":{"isRemoved":"yes","at":1}}`, `{"${REMINDER}":{}}`])(
  'invalid storage entries are ignored: %s',
  (stored) => {
    localStorage.setItem(KEY, stored)
    expect(loadLocalStates(USER)).toEqual({})
  },
)

test('an invalid entry does not discard the other entries', () => {
  const read = { isRead: true, wasReadOnServer: false }
  const valid = { read, isRemoved: true, snoozedUntil: NOW, notifiedAt: NOW, at: NOW }
  localStorage.setItem(KEY, JSON.stringify({ [REMINDER]: valid, invalid: { isRemoved: 'yes', at: NOW } }))
  expect(loadLocalStates(USER)).toEqual({ [REMINDER]: valid })
})
