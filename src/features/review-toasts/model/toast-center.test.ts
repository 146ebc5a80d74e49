// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { toastRequested } from '@/shared/toasts'
import { $toastFocusSignal } from './toast-center'

test('F6 keeps its function in the browser while there is no toast', async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const scope = fork()
  await allSettled(appStarted, { scope })
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', cancelable: true }))
  expect(press()).toBe(true)
  expect(scope.getState($toastFocusSignal)).toBe(0)

  await allSettled(toastRequested, { scope, params: { tone: 'info', text: { key: 'reminderAddedByUnknown' } } })
  expect(press()).toBe(false)
  expect(press()).toBe(false)
  expect(scope.getState($toastFocusSignal)).toBe(2)
  expect(listen.mock.calls.filter(([type]) => type === 'keydown')).toHaveLength(1)
})
