// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $authToken } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { $isPaletteOpen } from './palette'
import { isPaletteShortcut } from './shortcut'

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init })
const isShortcut = (init: KeyboardEventInit, isApple = false) => isPaletteShortcut(press(init), isApple)

test('Ctrl+K is the shortcut, Cmd+K on Apple keyboards', () => {
  expect(isShortcut({ key: 'k', ctrlKey: true })).toBe(true)
  expect(isShortcut({ key: 'K', ctrlKey: true })).toBe(true)
  expect(isShortcut({ key: 'k', metaKey: true }, true)).toBe(true)
  expect(isShortcut({ key: 'k', ctrlKey: true }, true)).toBe(false)
  expect(isShortcut({ key: 'k', metaKey: true })).toBe(false)
})

test('other keys and other modifiers are not', () => {
  expect(isShortcut({ key: 'k' })).toBe(false)
  expect(isShortcut({ key: 'j', ctrlKey: true })).toBe(false)
  expect(isShortcut({ key: 'k', ctrlKey: true, shiftKey: true })).toBe(false)
  expect(isShortcut({ key: 'k', ctrlKey: true, altKey: true })).toBe(false)
})

test('a layout without Latin letters has the shortcut at the same place', () => {
  expect(isShortcut({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe(true)
  expect(isShortcut({ key: 't', code: 'KeyK', ctrlKey: true })).toBe(false)
})

test('the shortcut works while a field has the focus, and the browser does not get it', async () => {
  const scope = fork({ values: [[$authToken, 'token']] })
  await allSettled(appStarted, { scope })
  await allSettled($authToken, { scope, params: 'token' })
  const field = document.body.appendChild(document.createElement('input'))
  field.addEventListener('keydown', (event) => event.stopPropagation())
  const shortcut = press({ key: 'k', ctrlKey: true })
  field.dispatchEvent(shortcut)
  await allSettled(scope)
  expect(scope.getState($isPaletteOpen)).toBe(true)
  expect(shortcut.defaultPrevented).toBe(true)
})

test('before signing in the browser keeps its key', async () => {
  const scope = fork()
  await allSettled(appStarted, { scope })
  await allSettled($authToken, { scope, params: null })
  const shortcut = press({ key: 'k', ctrlKey: true })
  document.body.dispatchEvent(shortcut)
  await allSettled(scope)
  expect(scope.getState($isPaletteOpen)).toBe(false)
})
