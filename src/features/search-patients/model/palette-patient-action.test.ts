import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { followUpRequested, type Patient } from '@/entities/patient'
import * as browser from '@/shared/browser'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import type { PatientActionId } from '../lib/patient-actions'
import { callChosen, $isNumberRevealed, patientActionChosen } from './palette-choice'
import { actionsOpened, backRequested, $isPaletteOpen } from './palette'

vi.mock('@/shared/browser')
const copyText = vi.mocked(browser.copyText)
beforeEach(() => vi.resetAllMocks())

const patient: Patient = {
  uuid: '3d0b5a52-7f61-4a53-9a2e-8a4f8a0a1c77',
  name: 'Ali',
  surname: null,
  phone: '+90 532 418 22 07',
  birthDate: null,
  citizenshipNumber: '10000000146',
}

async function setup() {
  const scope = fork({ values: [[$isPaletteOpen, true]] })
  const toasts: ToastContent[] = []
  const followed: Patient[] = []
  const called: Patient[] = []
  createWatch({ unit: toastRequested, scope, fn: (toast) => toasts.push(toast) })
  createWatch({ unit: followUpRequested, scope, fn: (chosen) => followed.push(chosen) })
  createWatch({ unit: callChosen, scope, fn: (chosen) => called.push(chosen) })
  await allSettled(actionsOpened, { scope, params: patient })
  return {
    scope,
    toasts,
    followed,
    called,
    choose: (id: PatientActionId) => allSettled(patientActionChosen, { scope, params: { id, patient } }),
    isOpen: () => scope.getState($isPaletteOpen),
  }
}

test('the follow-up page and a call close the palette', async () => {
  const followUp = await setup()
  await followUp.choose('follow-up')
  expect([followUp.followed, followUp.isOpen()]).toEqual([[patient], false])
  const call = await setup()
  await call.choose('call')
  expect([call.called, call.isOpen()]).toEqual([[patient], false])
})

test('the phone is copied as it is written; the toast does not contain it, and the palette stays open', async () => {
  const { choose, toasts, isOpen } = await setup()
  await choose('copy-phone')
  expect(copyText).toHaveBeenCalledExactlyOnceWith('+90 532 418 22 07')
  expect(toasts).toEqual([{ tone: 'success', text: { key: 'phoneCopied' } }])
  expect(isOpen()).toBe(true)
})

test('the national ID number is copied only while it is revealed', async () => {
  const { choose, toasts } = await setup()
  await choose('copy-number')
  expect(copyText).not.toHaveBeenCalled()
  await choose('toggle-number')
  await choose('copy-number')
  expect(copyText).toHaveBeenCalledExactlyOnceWith('10000000146')
  expect(toasts).toEqual([{ tone: 'success', text: { key: 'citizenshipNumberCopied' } }])
  await choose('toggle-number')
  await choose('copy-number')
  expect(copyText).toHaveBeenCalledOnce()
})

test('the number is hidden again when the actions are left', async () => {
  const { choose, scope } = await setup()
  await choose('toggle-number')
  expect(scope.getState($isNumberRevealed)).toBe(true)
  await allSettled(backRequested, { scope })
  expect(scope.getState($isNumberRevealed)).toBe(false)
})

test('a copy that the browser rejects is said (F-O24)', async () => {
  copyText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  const { choose, toasts } = await setup()
  await choose('copy-phone')
  expect(toasts).toEqual([{ tone: 'danger', text: { key: 'copyFailed' } }])
})
