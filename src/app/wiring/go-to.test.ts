// @vitest-environment happy-dom
import { allSettled, fork, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { goToRequested } from '@/features/go-to-screen'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { $authToken } from '@/shared/auth'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { navigateFx } from '@/shared/routes'
import { keyPressed, shortcutsChecked } from '@/shared/shortcuts'
import './go-to'

test('a letter leads to a screen that the user may open, and to no other one', async () => {
  const client = createPortalQueryClient()
  const navigate = vi.fn()
  const scope = fork({ values: [[$queryClient, client]], handlers: [[navigateFx, navigate]] })
  const goTo = (params: 'patients' | 'calendar' | 'help') => allSettled(goToRequested, { scope, params })
  await goTo('patients')
  expect(navigate, 'the permissions are not known').not.toHaveBeenCalled()
  client.setQueryData(getGetUserInfoDetailQueryKey(), { userInfo: { permissions: { patient: ['patient_list'] } } })
  await goTo('patients')
  await goTo('calendar')
  await goTo('help')
  expect(navigate.mock.calls.flat().filter(Boolean)).toEqual([{ to: '/tr/hasta-listesi' }, { to: '/tr/destek' }])
})

test('the keys work before the features are loaded', async () => {
  const client = createPortalQueryClient()
  client.setQueryData(getGetUserInfoDetailQueryKey(), { userInfo: {} })
  const navigate = vi.fn()
  const scope = fork({
    values: [
      [$queryClient, client],
      [$authToken, 'token'],
    ],
    handlers: [[navigateFx, navigate]],
  })
  for (const key of ['g', 'd']) {
    const event = new KeyboardEvent('keydown', { key, cancelable: true })
    Object.defineProperty(event, 'target', { value: document.body })
    const press = { event, isApple: true, isInPipWindow: false }
    for (const unit of [keyPressed, shortcutsChecked]) scopeBind(unit, { scope })(press)
  }
  await vi.waitFor(() => expect(navigate.mock.calls.flat()).toContainEqual({ to: '/tr/destek' }))
})
