// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { clinicChosen, featureWritesChanged } from '@/features/switch-clinic'
import { requestContextMismatched } from '@/shared/auth'
import { pageResumed } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { fakeClinicSwitch, NEW, OLD } from '../../../tests/support/vitest/fake-clinic-switch'
import './clinic'
import './features/clinic-switch'

const { dataset } = document.documentElement
afterEach(() => {
  for (const name of ['auth_doctor', 'selected_company']) document.cookie = `${name}=; Path=/; Max-Age=-1`
})

function setup(cookies: { auth_doctor?: string | null; selected_company?: string | null } = {}) {
  for (const [name, value] of Object.entries({ auth_doctor: 'token', selected_company: NEW, ...cookies })) {
    if (value !== null) document.cookie = `${name}=${value}; Path=/`
  }
  const reloadHidden = vi.spyOn(location, 'reload').mockReturnValue()
  const { values, handlers, startSwitch } = fakeClinicSwitch()
  const scope = fork({ values, handlers })
  return { scope, startSwitch: () => startSwitch(scope), reloadHidden }
}

const triggers = [
  ['another tab reports a switch', tabMessageReceived, 'clinic-changed'],
  ['the page is resumed', pageResumed, undefined],
  ['a request finds other cookies', requestContextMismatched, undefined],
  ['its own switch has failed', clinicChosen, NEW],
] as const

test.each(triggers)('when %s, a tab of the old clinic is hidden and reloaded', async (_, unit, params) => {
  const { scope, reloadHidden } = setup()
  await allSettled(unit as typeof clinicChosen, { scope, params: params as string })
  expect(reloadHidden).toHaveBeenCalledOnce()
  expect(dataset.pageHidden).toBe('until-reload')
})

test.each(triggers)(
  'when %s and the tab is in the clinic of the cookie, it is not reloaded',
  async (_, unit, params) => {
    const { scope, reloadHidden } = setup({ selected_company: OLD })
    await allSettled(unit as typeof clinicChosen, { scope, params: params as string })
    expect(reloadHidden).not.toHaveBeenCalled()
  },
)

test.each(triggers.slice(0, 3))(
  'when %s while a ticket is sent, the tab is hidden at once and reloaded afterwards',
  async (_, unit, params) => {
    const { scope, reloadHidden } = setup()
    await allSettled(featureWritesChanged, { scope, params: true })
    await allSettled(unit as typeof clinicChosen, { scope, params: params as string })
    expect(dataset.pageHidden).toBeDefined()
    expect(reloadHidden).not.toHaveBeenCalled()
    await allSettled(featureWritesChanged, { scope, params: false })
    expect(reloadHidden).toHaveBeenCalledOnce()
  },
)

test('during its own switch a tab is not reloaded for the clinic in the cookie', async () => {
  const { scope, startSwitch, reloadHidden } = setup()
  await startSwitch()
  void allSettled(tabMessageReceived, { scope, params: 'clinic-changed' })
  void allSettled(pageResumed, { scope })
  expect(reloadHidden).not.toHaveBeenCalled()
})

test.each([null, 'of-another-doctor'])(
  'with another session in the cookie (%s) the clinic is not compared',
  async (token) => {
    const { scope, reloadHidden } = setup({ auth_doctor: token })
    await allSettled(pageResumed, { scope })
    expect(reloadHidden).not.toHaveBeenCalled()
  },
)

test('other messages between tabs do not check the clinic', async () => {
  const { scope, reloadHidden } = setup()
  await allSettled(tabMessageReceived, { scope, params: 'preferences-changed' })
  expect(reloadHidden).not.toHaveBeenCalled()
})
