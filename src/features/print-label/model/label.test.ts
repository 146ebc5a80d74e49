import { allSettled, fork, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { signOutCompleted } from '@/shared/auth'
import { $areFeaturesReady, featuresReady } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { errorCaught } from '@/shared/runtime-errors'
import { toastRequested } from '@/shared/toasts'
import { $label, labelDismissed, labelRequested, printFx } from './label'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const ID = '5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11'

function setup({ areFeaturesReady = true } = {}) {
  const print = vi.fn(async () => {})
  const scope = fork({ values: [[$areFeaturesReady, areFeaturesReady]], handlers: [[printFx, print]] })
  const toasts = recordPayloads(toastRequested, scope)
  return {
    scope,
    print,
    toasts,
    request: (patientId = ID) => allSettled(labelRequested, { scope, params: { patientId, name: 'Ali Yılmaz' } }),
  }
}

test('the label is in the page until the print has settled', async () => {
  const { scope, print, request, toasts } = setup()
  let printed: unknown
  print.mockImplementation(async () => {
    printed = scope.getState($label)
  })
  await request()
  expect(printed).toMatchObject({ patientId: ID, name: 'Ali Yılmaz', barcode: { width: expect.any(Number) } })
  expect(scope.getState($label)).toBeNull()
  expect(toasts).toEqual([])
})

test('a label whose print has not settled is removed when the user opens another page', async () => {
  const { scope, print, request } = setup()
  print.mockReturnValue(new Promise(() => {}))
  void request()
  await vi.waitFor(() => expect(scope.getState($label)).not.toBeNull())
  void allSettled(locationChanged, { scope, params: { pathname: '/tr/hasta-takip/b', search: '', hash: '' } })
  expect(scope.getState($label)).toBeNull()
})

test('a label that is requested before the features are loaded is printed when they are', async () => {
  const { scope, print, request } = setup({ areFeaturesReady: false })
  await request()
  expect(print).not.toHaveBeenCalled()
  await allSettled(featuresReady, { scope })
  expect(print).toHaveBeenCalledOnce()
})

test.each([
  ['the session ends', (scope: Scope) => allSettled(signOutCompleted, { scope })],
  ['it is dismissed', (scope: Scope) => allSettled(labelDismissed, { scope })],
  [
    'the page changes',
    (scope: Scope) =>
      allSettled(locationChanged, { scope, params: { pathname: '/tr/hasta-takip/b', search: '', hash: '' } }),
  ],
])('a label whose code is still loading is not printed after %s', async (_, happen) => {
  const { scope, print, request } = setup()
  const requested = request()
  const ended = happen(scope)
  await Promise.all([requested, ended])
  expect(print).not.toHaveBeenCalled()
  expect(scope.getState($label)).toBeNull()
})

test('a failed print shows an error toast and removes the label (F-G14)', async () => {
  const { scope, print, request, toasts } = setup()
  print.mockRejectedValue(new Error('blocked'))
  await request()
  expect(scope.getState($label)).toBeNull()
  expect(toasts).toEqual([{ tone: 'danger', text: { key: 'labelFailed' } }])
})

test('a defect is shown like a failed print, and reported (F-R06)', async () => {
  const error = new TypeError('a defect')
  const { scope, print, request, toasts } = setup()
  const errors = recordPayloads(errorCaught, scope)
  print.mockRejectedValue(error)
  await request()
  expect(toasts).toEqual([{ tone: 'danger', text: { key: 'labelFailed' } }])
  expect(errors).toEqual([{ kind: 'uncaught', error }])
})

test('an id outside of Code 128 prints nothing', async () => {
  const { print, request, toasts } = setup()
  await request('hasta ğ')
  expect(print).not.toHaveBeenCalled()
  expect(toasts).toHaveLength(1)
})
