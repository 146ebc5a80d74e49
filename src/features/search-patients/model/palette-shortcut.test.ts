// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $authToken } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { $isPaletteOpen } from './palette'

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init })

/** Each test starts an app: remove its listeners. */
beforeEach(() => {
  const listen = vi.spyOn(window, 'addEventListener')
  return () => {
    for (const [type, listener, options] of listen.mock.calls) window.removeEventListener(type, listener, options)
  }
})

async function setup(token: string | null = 'token') {
  const scope = fork()
  await allSettled(appStarted, { scope })
  await allSettled($authToken, { scope, params: token })
  return scope
}

test('the shortcut works in a text field, and the browser does not handle it', async () => {
  const scope = await setup()
  const field = document.body.appendChild(document.createElement('input'))
  field.addEventListener('keydown', (event) => event.stopPropagation())
  const shortcut = press({ key: 'k', ctrlKey: true })
  field.dispatchEvent(shortcut)
  await allSettled(scope)
  expect(scope.getState($isPaletteOpen)).toBe(true)
  expect(shortcut.defaultPrevented).toBe(true)
})

test('before signing in the browser handles the key', async () => {
  const scope = await setup(null)
  const shortcut = press({ key: 'k', ctrlKey: true })
  document.body.dispatchEvent(shortcut)
  await allSettled(scope)
  expect(scope.getState($isPaletteOpen)).toBe(false)
  expect(shortcut.defaultPrevented).toBe(false)
})
