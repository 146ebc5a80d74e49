import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $authToken, sessionEnded } from '@/shared/auth'
import { $config, parsePortalConfig } from '@/shared/config'
import { stubCookies } from '../../../tests/support/vitest/cookies'
import './session'

const SITE = { url: 'https://patients.example/tr', cookieDomain: '.example', cookieName: 'auth_patient' }

/** A page with this token and a copy of the session `token` for the patient site. */
function setup({ patientSite = SITE, token = 'token' }: { patientSite?: typeof SITE; token?: string | null } = {}) {
  const { stored } = stubCookies({ auth_patient: 'token' })
  const scope = fork({
    values: [
      [$config, parsePortalConfig({ calendarHelpCategory: crypto.randomUUID(), patientSite })],
      [$authToken, token],
    ],
  })
  return { scope, stored, endSession: () => allSettled(sessionEnded, { scope, params: 'signed-out' }) }
}

test('the copy of the session for the patient site is deleted with the session', async () => {
  const { stored, endSession } = setup()
  await endSession()
  expect(stored.has('auth_patient')).toBe(false)
})

test('the copy of the previous session is deleted when another doctor signs in', async () => {
  const { scope, stored } = setup({ token: null })
  await allSettled($authToken, { scope, params: 'of-another-doctor' })
  expect(stored.has('auth_patient')).toBe(false)
})

test('without a patient site no cookie is changed', async () => {
  const { stored, endSession } = setup({ patientSite: { ...SITE, url: '' } })
  await endSession()
  expect(stored.get('auth_patient')).toBe('token')
})
