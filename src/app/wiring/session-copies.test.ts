import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $authToken, sessionEnded } from '@/shared/auth'
import { $config, parsePortalConfig } from '@/shared/config'
import { stubCookies } from '../../../tests/support/vitest/cookies'
import './session'

const SITE = { url: 'https://patients.example/tr', cookieDomain: '.example', cookieName: 'auth_patient' }

/** A session whose copy for the patient site is in the browser. */
function setup(patientSite = SITE) {
  const { stored } = stubCookies({ auth_patient: 'token' })
  const scope = fork({
    values: [
      [$config, parsePortalConfig({ calendarHelpCategory: crypto.randomUUID(), patientSite })],
      [$authToken, 'token'],
    ],
  })
  return { stored, endSession: () => allSettled(sessionEnded, { scope, params: 'signed-out' }) }
}

test('the copy of the session for the patient site is deleted with the session', async () => {
  const { stored, endSession } = setup()
  await endSession()
  expect(stored.has('auth_patient')).toBe(false)
})

test('without a patient site no cookie is changed', async () => {
  const { stored, endSession } = setup({ ...SITE, url: '' })
  await endSession()
  expect(stored.get('auth_patient')).toBe('token')
})
