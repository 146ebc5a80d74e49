// @vitest-environment happy-dom
import { allSettled, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { goToRequested } from '@/features/go-to-screen'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { $authToken } from '@/shared/auth'
import { taskFailed } from '@/shared/lib/effector'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { locationChanged, navigateFx, navigationStarted } from '@/shared/routes'
import { keyPressed, shortcutsChecked } from '@/shared/shortcuts'
import './go-to'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'

test('a letter leads to a screen that the user may open, and to no other one', async () => {
  const client = createPortalQueryClient()
  const navigate = vi.fn()
  const scope = fork({ values: [[$queryClient, client]], handlers: [[navigateFx, navigate]] })
  const failures = recordPayloads(taskFailed, scope)
  const goTo = (params: 'patients' | 'calendar' | 'help') => allSettled(goToRequested, { scope, params })
  await goTo('patients')
  expect(navigate, 'the permissions cannot be loaded').not.toHaveBeenCalled()
  expect(failures).toEqual([])
  await goTo('help')
  expect(navigate.mock.calls.flat(), 'it needs no permission').toContainEqual({ to: '/tr/destek' })
  navigate.mockClear()
  client.setQueryData(getGetUserInfoDetailQueryKey(), { userInfo: { permissions: { patient: ['patient_list'] } } })
  await goTo('patients')
  await goTo('calendar')
  await goTo('help')
  expect(navigate.mock.calls.flat().filter(Boolean)).toEqual([{ to: '/tr/hasta-listesi' }, { to: '/tr/destek' }])
})

function setupKeys() {
  // A sequence starts a timer.
  vi.useFakeTimers()
  const client = createPortalQueryClient()
  const navigate = vi.fn()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$authToken, 'token'],
    ],
    handlers: [[navigateFx, navigate]],
  })
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true })
    Object.defineProperty(event, 'target', { value: document.body })
    const keyPress = { event, isApple: true, isInPipWindow: false, isBlocked: false }
    for (const unit of [keyPressed, shortcutsChecked]) scopeBind(unit, { scope })(keyPress)
  }
  return { client, scope, press, navigated: () => navigate.mock.calls.flat().filter(Boolean) }
}

test('the keys work before the features are loaded', async () => {
  const { client, press, navigated } = setupKeys()
  client.setQueryData(getGetUserInfoDetailQueryKey(), { userInfo: {} })
  press('g')
  press('d')
  await vi.advanceTimersByTimeAsync(0)
  expect(navigated()).toContainEqual({ to: '/tr/destek' })
})

type Keys = ReturnType<typeof setupKeys>

test.each([
  ['without anything else', () => {}, [{ to: '/tr/takvim' }]],
  ['unless another key is pressed', ({ press }: Keys) => press('x'), []],
  [
    'unless another address is opened',
    ({ scope }: Keys) => scopeBind(locationChanged, { scope })({ pathname: '/tr/destek', search: '', hash: '' }),
    [],
  ],
  [
    'unless another page is loading',
    ({ scope }: Keys) => scopeBind(navigationStarted, { scope })({ pathname: '/tr/destek', search: '', hash: '' }),
    [],
  ],
])('a letter before the permissions are known opens its screen when they are, %s', async (_, act, expected) => {
  const keys = setupKeys()
  const { promise, resolve } = Promise.withResolvers<object>()
  void keys.client.query({ queryKey: getGetUserInfoDetailQueryKey(), queryFn: () => promise })
  keys.press('g')
  keys.press('t')
  act(keys)
  expect(keys.navigated()).toEqual([])
  resolve({ userInfo: { permissions: { calendar: ['calendar_show'] } } })
  await vi.advanceTimersByTimeAsync(0)
  expect(keys.navigated()).toEqual(expected)
})
