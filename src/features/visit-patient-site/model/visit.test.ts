import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $authToken } from '@/shared/auth'
import { $config, parsePortalConfig } from '@/shared/config'
import { toastRequested } from '@/shared/toasts'
import { stubCookies } from '../../../../tests/support/vitest/cookies'
import { $isPatientSiteAvailable } from './availability'
import { patientSiteChosen } from './visit'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const SITE = { url: 'https://patients.example/tr', cookieDomain: '.example', cookieName: 'auth_patient' }

interface Options {
  isOffered?: boolean
  isDropping?: boolean
}

function setup({ isOffered = true, isDropping = false }: Options = {}) {
  const { stored } = stubCookies({}, { isDropping })
  const openUrl = vi.fn()
  vi.stubGlobal('location', { protocol: 'https:', assign: openUrl })
  const scope = fork({
    values: [
      [$config, parsePortalConfig({ calendarHelpCategory: crypto.randomUUID(), patientSite: SITE })],
      [$authToken, 'token'],
      [$isPatientSiteAvailable, isOffered],
    ],
  })
  const toasts = recordPayloads(toastRequested, scope)
  return { scope, stored, openUrl, toasts, choose: () => allSettled(patientSiteChosen, { scope }) }
}

test('the session is copied into the cookie of the patient site, which is then opened', async () => {
  const { choose, stored, openUrl, toasts } = setup()
  await choose()
  expect([...stored]).toEqual([['auth_patient', 'token']])
  expect(openUrl).toHaveBeenCalledExactlyOnceWith(SITE.url)
  expect(toasts).toEqual([])
})

test('if the browser drops the copy, the page stays and an error toast is shown', async () => {
  const { choose, openUrl, toasts } = setup({ isDropping: true })
  await choose()
  expect(openUrl).not.toHaveBeenCalled()
  expect(toasts).toEqual([{ tone: 'danger', text: { key: 'patientSiteRejected' } }])
})

test('a patient site that is not offered cannot be opened', async () => {
  const { choose, stored, openUrl } = setup({ isOffered: false })
  await choose()
  expect(stored.size).toBe(0)
  expect(openUrl).not.toHaveBeenCalled()
})
