import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $authToken, sessionEnded } from '@/shared/auth'
import { $config, parsePortalConfig } from '@/shared/config'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { openExternalUrlFx } from '@/shared/routes'
import * as copies from '../lib/session-copy'
import { $isPatientSiteAvailable } from './availability'
import { patientSiteChosen } from './visit'

vi.mock('../lib/session-copy')
const { clearOtherCopies, writeSessionCopy } = vi.mocked(copies)

beforeEach(() => vi.resetAllMocks())

const SITE = { url: 'https://patients.example/tr', cookieDomain: '.example', cookieName: 'auth_patient' }

function setup({ isOffered = true, patientSite = SITE } = {}) {
  const openUrl = vi.fn()
  const scope = fork({
    values: [
      [$config, parsePortalConfig({ calendarHelpCategory: crypto.randomUUID(), patientSite })],
      [$authToken, 'token'],
      [$isPatientSiteAvailable, isOffered],
    ],
    handlers: [[openExternalUrlFx, openUrl]],
  })
  const messages: ToastContent[] = []
  createWatch({ unit: toastRequested, fn: (message) => messages.push(message), scope })
  return { scope, openUrl, messages, choose: () => allSettled(patientSiteChosen, { scope }) }
}

test('the session is copied into the cookie of the patient site, which is then opened', async () => {
  writeSessionCopy.mockReturnValue(true)
  const { choose, openUrl, messages } = setup()
  await choose()
  expect(writeSessionCopy).toHaveBeenCalledExactlyOnceWith('token', expect.objectContaining(SITE))
  expect(openUrl).toHaveBeenCalledExactlyOnceWith(SITE.url)
  expect(messages).toEqual([])
})

test('if the browser drops the copy, the page stays and an error toast is shown', async () => {
  writeSessionCopy.mockReturnValue(false)
  const { choose, openUrl, messages } = setup()
  await choose()
  expect(openUrl).not.toHaveBeenCalled()
  expect(messages).toEqual([{ tone: 'danger', text: { key: 'patientSiteRejected' } }])
})

test('a patient site that is not offered cannot be opened', async () => {
  const { choose, openUrl } = setup({ isOffered: false })
  await choose()
  expect(writeSessionCopy).not.toHaveBeenCalled()
  expect(openUrl).not.toHaveBeenCalled()
})

test('the copy is deleted with its session', async () => {
  const { scope } = setup()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(clearOtherCopies).toHaveBeenCalledExactlyOnceWith(null, expect.objectContaining(SITE))
})

test('without a patient site no cookie is changed', async () => {
  const { scope } = setup({ patientSite: { ...SITE, url: '' } })
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(clearOtherCopies).not.toHaveBeenCalled()
})
