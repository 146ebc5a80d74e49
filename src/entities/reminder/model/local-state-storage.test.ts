// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { loadLocalStates } from './local-state-storage'

const USER = '00000000-0000-4000-8000-000000000901'
const REMINDER = '00000000-0000-4000-8000-000000000001'
const KEY = `portal.reminders.${USER}`
const NOW = 1_795_000_000_000

test('states that an earlier version stored under other field names are kept', () => {
  const stored = {
    read: { isRead: true, wasReadThere: false },
    laterUntil: NOW,
    toldAt: NOW, // cspell:disable-line
    at: NOW,
  }
  localStorage.setItem(KEY, JSON.stringify({ [REMINDER]: stored }))
  expect(loadLocalStates(USER)).toEqual({
    [REMINDER]: { read: { isRead: true, wasReadOnServer: false }, snoozedUntil: NOW, notifiedAt: NOW, at: NOW },
  })
})

test.each(['{', '7', '{"x":{"at":"1"}}', `{"${REMINDER}":{"isRemoved":"yes","at":1}}`, `{"${REMINDER}":{}}`])(
  'invalid storage entries are ignored: %s',
  (stored) => {
    localStorage.setItem(KEY, stored)
    expect(loadLocalStates(USER)).toEqual({})
  },
)

test('an invalid entry does not discard the other entries', () => {
  const valid = { isRemoved: true, at: NOW }
  localStorage.setItem(KEY, JSON.stringify({ [REMINDER]: valid, invalid: { isRemoved: 'yes', at: NOW } }))
  expect(loadLocalStates(USER)).toEqual({ [REMINDER]: valid })
})
