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
vi.mock('@/shared/browser')
const { clearOtherCopies, writeSessionCopy } = vi.mocked(copies)

beforeEach(() => vi.resetAllMocks())

const SITE = { url: 'https://patients.example/tr', cookieDomain: '.example', cookieName: 'auth_patient' }

function setup({ isOffered = true, patientSite = SITE } = {}) {
  const leave = vi.fn()
  const scope = fork({
    values: [
      [$config, parsePortalConfig({ calendarHelpCategory: crypto.randomUUID(), patientSite })],
      [$authToken, 'token'],
      [$isPatientSiteAvailable, isOffered],
    ],
    handlers: [[openExternalUrlFx, leave]],
  })
  const messages: ToastContent[] = []
  createWatch({ unit: toastRequested, fn: (message) => messages.push(message), scope })
  return { scope, leave, messages, choose: () => allSettled(patientSiteChosen, { scope }) }
}

test('the session is copied to where the patient site reads it, and the browser goes there', async () => {
  writeSessionCopy.mockReturnValue(true)
  const { choose, leave, messages } = setup()
  await choose()
  expect(writeSessionCopy).toHaveBeenCalledExactlyOnceWith('token', expect.objectContaining(SITE))
  expect(leave).toHaveBeenCalledExactlyOnceWith(SITE.url)
  expect(messages).toEqual([])
})

test('a browser that does not keep the copy stays, and the doctor is told', async () => {
  writeSessionCopy.mockReturnValue(false)
  const { choose, leave, messages } = setup()
  await choose()
  expect(leave).not.toHaveBeenCalled()
  expect(messages).toEqual([{ tone: 'danger', text: { key: 'patientSiteRefused' } }])
})

test('what is not offered cannot be chosen', async () => {
  const { choose, leave } = setup({ isOffered: false })
  await choose()
  expect(writeSessionCopy).not.toHaveBeenCalled()
  expect(leave).not.toHaveBeenCalled()
})

test('the copy does not outlive its session', async () => {
  const { scope } = setup()
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(clearOtherCopies).toHaveBeenCalledExactlyOnceWith(null, expect.objectContaining(SITE))
})

test('where there is no patient site no cookie is touched', async () => {
  const { scope } = setup({ patientSite: { ...SITE, url: '' } })
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect(clearOtherCopies).not.toHaveBeenCalled()
})
