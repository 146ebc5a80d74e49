import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { patientChosen } from '@/entities/patient'
import { $location, $navigator } from '@/shared/routes'
import { actionChosen, pageChosen } from './palette-choice'
import { $isPaletteOpen } from './palette'

const patient = {
  uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c77',
  name: 'Ali',
  surname: null,
  phone: null,
  birthDate: null,
  citizenshipNumber: null,
}

function setup(pathname = '/tr') {
  const navigate = vi.fn(() => Promise.resolve())
  const scope = fork({
    values: [
      [$isPaletteOpen, true],
      [$location, { pathname, search: '', hash: '' }],
      [$navigator, { navigate }],
    ],
  })
  return { scope, navigate }
}

test.each([
  ['/tr', '/tr/hasta-listesi'],
  ['/en/support', '/en/patient-list'],
])('a page opens in the language of %s', async (pathname, to) => {
  const { scope, navigate } = setup(pathname)
  await allSettled(pageChosen, { scope, params: 'patients' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith(to, { replace: false })
  expect(scope.getState($isPaletteOpen)).toBe(false)
})

test('choosing a patient or an action closes the palette without navigating', async () => {
  const first = setup()
  await allSettled(patientChosen, { scope: first.scope, params: patient })
  expect(first.scope.getState($isPaletteOpen)).toBe(false)
  const second = setup()
  await allSettled(actionChosen, { scope: second.scope, params: 'sign-out' })
  expect(second.scope.getState($isPaletteOpen)).toBe(false)
  expect(first.navigate).not.toHaveBeenCalled()
  expect(second.navigate).not.toHaveBeenCalled()
})
