import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $currentRoute, $language, $navigator, locationChanged, navigateFx } from './navigation'

function setup() {
  const navigate = vi.fn(() => Promise.resolve())
  return { navigate, scope: fork({ values: [[$navigator, { navigate }]] }) }
}

test('route and language follow the address', async () => {
  const { scope } = setup()
  expect(scope.getState($language)).toBe('tr')
  await allSettled(locationChanged, { scope, params: { pathname: '/en/patient-follow-up/42', search: '', hash: '' } })
  expect(scope.getState($currentRoute)).toEqual({ id: 'patientFollowUp', language: 'en', params: { id: '42' } })
  expect(scope.getState($language)).toBe('en')
})

test('an unknown address keeps its language', async () => {
  const { scope } = setup()
  await allSettled(locationChanged, { scope, params: { pathname: '/en/nowhere', search: '', hash: '' } })
  expect(scope.getState($currentRoute)).toBeNull()
  expect(scope.getState($language)).toBe('en')
})

test('models navigate through the router of the scope and add a history entry unless `replace` is set', async () => {
  const { scope, navigate } = setup()
  await allSettled(navigateFx, { scope, params: { to: '/tr/takvim' } })
  await allSettled(navigateFx, { scope, params: { to: '/tr', replace: true } })
  expect(navigate.mock.calls).toEqual([
    ['/tr/takvim', { replace: false }],
    ['/tr', { replace: true }],
  ])
})
