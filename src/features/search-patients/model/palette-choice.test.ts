import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { followUpRequested, patientChosen, patientListRequested } from '@/entities/patient'
import { $location, $navigate } from '@/shared/routes'
import { toastRequested } from '@/shared/toasts'
import { createPatient } from '../../../../tests/support/vitest/patient'
import type { PatientActionId } from '../lib/patient-actions'
import {
  paletteActionChosen,
  callChosen,
  $highlightedRow,
  $isNumberRevealed,
  pageChosen,
  patientActionChosen,
  rowHighlighted,
} from './palette-choice'
import {
  $actionsPatient,
  actionsOpened,
  backRequested,
  $isPaletteOpen,
  paletteClosed,
  $text,
  textTyped,
} from './palette'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const patient = createPatient({ phone: '+90 532 418 22 07', citizenshipNumber: '10000000146' })

/** `allSettled` waits for the timer of the search. */
beforeEach(() => void vi.useFakeTimers().setTimerTickMode('nextTimerAsync'))

function setup(pathname = '/tr') {
  const navigate = vi.fn(() => Promise.resolve())
  const scope = fork({
    values: [
      [$isPaletteOpen, true],
      [$location, { pathname, search: '', hash: '' }],
      [$navigate, navigate],
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

test('all results open in the patient list', async () => {
  const { scope, navigate } = setup()
  await allSettled(patientListRequested, { scope, params: 'kaya' })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr/hasta-listesi', { replace: false })
  expect(scope.getState($isPaletteOpen)).toBe(false)
})

test('choosing a patient or an action closes the palette without navigating', async () => {
  const first = setup()
  await allSettled(patientChosen, { scope: first.scope, params: patient })
  expect(first.scope.getState($isPaletteOpen)).toBe(false)
  const second = setup()
  await allSettled(paletteActionChosen, { scope: second.scope })
  expect(second.scope.getState($isPaletteOpen)).toBe(false)
  expect(first.navigate).not.toHaveBeenCalled()
  expect(second.navigate).not.toHaveBeenCalled()
})

async function openActions(writeText = vi.fn<Clipboard['writeText']>()) {
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const scope = fork({ values: [[$isPaletteOpen, true]] })
  const toasts = recordPayloads(toastRequested, scope)
  const followed = recordPayloads(followUpRequested, scope)
  const called = recordPayloads(callChosen, scope)
  await allSettled(actionsOpened, { scope, params: patient })
  return {
    scope,
    writeText,
    toasts,
    followed,
    called,
    choose: (id: PatientActionId) => allSettled(patientActionChosen, { scope, params: { id, patient } }),
    isOpen: () => scope.getState($isPaletteOpen),
  }
}

test('the follow-up page and a call close the palette', async () => {
  const followUp = await openActions()
  await followUp.choose('follow-up')
  expect([followUp.followed, followUp.isOpen()]).toEqual([[patient], false])
  const call = await openActions()
  await call.choose('call')
  expect([call.called, call.isOpen()]).toEqual([[patient], false])
})

test('the phone is copied as it is written; the toast does not contain it, and the palette stays open', async () => {
  const { choose, writeText, toasts, isOpen } = await openActions()
  await choose('copy-phone')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('+90 532 418 22 07')
  expect(toasts).toEqual([{ tone: 'success', text: { key: 'phoneCopied' } }])
  expect(isOpen()).toBe(true)
})

test('the national ID number is copied only while it is revealed', async () => {
  const { choose, writeText, toasts } = await openActions()
  await choose('copy-number')
  expect(writeText).not.toHaveBeenCalled()
  await choose('toggle-number')
  await choose('copy-number')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('10000000146')
  expect(toasts).toEqual([{ tone: 'success', text: { key: 'citizenshipNumberCopied' } }])
  await choose('toggle-number')
  await choose('copy-number')
  expect(writeText).toHaveBeenCalledOnce()
})

test('the number is hidden again when the actions are left', async () => {
  const { choose, scope } = await openActions()
  await choose('toggle-number')
  expect(scope.getState($isNumberRevealed)).toBe(true)
  await allSettled(backRequested, { scope })
  expect(scope.getState($isNumberRevealed)).toBe(false)
})

test('a copy that the browser rejects shows a toast (F-O24)', async () => {
  const { choose, toasts } = await openActions(
    vi.fn(() => Promise.reject(new DOMException('denied', 'NotAllowedError'))),
  )
  await choose('copy-phone')
  expect(toasts).toEqual([{ tone: 'danger', text: { key: 'copyFailed' } }])
})

async function openActionsOfSearch() {
  const scope = fork({ values: [[$isPaletteOpen, true]] })
  let closings = 0
  createWatch({ unit: paletteClosed, scope, fn: () => void (closings += 1) })
  await allSettled(textTyped, { scope, params: 'ali' })
  await allSettled(actionsOpened, { scope, params: patient })
  return { scope, closings: () => closings, goBack: () => allSettled(backRequested, { scope }) }
}

test('back leaves the actions, then the palette, and keeps the text and the active row', async () => {
  const { scope, closings, goBack } = await openActionsOfSearch()
  await allSettled(rowHighlighted, { scope, params: 'call' })
  await goBack()
  expect(scope.getState($actionsPatient)).toBeNull()
  expect(scope.getState($highlightedRow)).toBe(`patient-${patient.uuid}`)
  expect(scope.getState($text)).toBe('ali')
  expect(closings()).toBe(0)
  await goBack()
  expect(closings()).toBe(1)
  expect(scope.getState($isPaletteOpen)).toBe(false)
})

test('the actions start at the first one, whatever row was highlighted', async () => {
  const { scope, goBack } = await openActionsOfSearch()
  await goBack()
  await allSettled(actionsOpened, { scope, params: patient })
  expect(scope.getState($highlightedRow)).toBeNull()
})

test('another text and the end of the palette close the actions', async () => {
  const { scope } = await openActionsOfSearch()
  await allSettled(textTyped, { scope, params: 'ali ' })
  expect(scope.getState($actionsPatient)).toBeNull()
  await allSettled(actionsOpened, { scope, params: patient })
  await allSettled(paletteClosed, { scope })
  expect(scope.getState($actionsPatient)).toBeNull()
  expect(scope.getState($highlightedRow)).toBeNull()
})

test('another term and the end of the palette reset the highlighted row', async () => {
  const scope = fork()
  const highlight = () => allSettled(rowHighlighted, { scope, params: 'patient-1' })
  await highlight()
  expect(scope.getState($highlightedRow)).toBe('patient-1')
  await allSettled(textTyped, { scope, params: 'b' })
  expect(scope.getState($highlightedRow)).toBeNull()
  await highlight()
  await allSettled(paletteClosed, { scope })
  expect(scope.getState($highlightedRow)).toBeNull()
})
