import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $selectedCompany } from '@/entities/company'
import { getListCompaniesQueryKey } from '@/shared/api'
import { $authToken, sessionEnded } from '@/shared/auth'
import { featuresReady } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { $chosenClinic, $isSwitching, clinicChosen } from './first-screen-state'

function setup() {
  const client = createPortalQueryClient()
  client.setQueryData(getListCompaniesQueryKey(), { companies: [{ uuid: 'old' }, { uuid: 'new' }, { uuid: 'third' }] })
  return fork({
    values: [
      [$authToken, 'token'],
      [$selectedCompany, 'old'],
      [$queryClient, client],
    ],
  })
}

test('a session that ends before the features are loaded drops the choice', async () => {
  const scope = setup()
  await allSettled(clinicChosen, { scope, params: 'new' })
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($chosenClinic)).toBeNull()
})

test('the last clinic that is chosen before the features are loaded is switched to when they are ready', async () => {
  const scope = setup()
  await allSettled(clinicChosen, { scope, params: 'third' })
  await allSettled(clinicChosen, { scope, params: 'new' })
  expect(scope.getState($chosenClinic)).toBe('new')
  await import('./switch-request')
  const { switchEvents } = await import('./switch-machine')
  const requested = recordPayloads(switchEvents.switchRequested, scope)
  await allSettled(featuresReady, { scope })
  expect(requested).toEqual([{ from: 'old', to: 'new', previousCookie: 'old' }])
  expect(scope.getState($isSwitching)).toBe(true)
  expect(scope.getState($chosenClinic), 'the loader is shown instead').toBe(null)
})
