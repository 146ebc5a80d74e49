import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { goToRequested } from '@/features/go-to-screen'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { navigateFx } from '@/shared/routes'
import './commands'

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
