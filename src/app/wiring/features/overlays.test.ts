import { allSettled, type EventCallable, fork, merge } from 'effector'
import { expect, test } from 'vitest'
import { patientChosen } from '@/entities/patient'
import { fetchReminderPatientFx } from '@/entities/reminder'
import { helpDismissed, helpRequested } from '@/features/browse-help'
import { ticketRequested } from '@/features/create-ticket'
import { shortcutListDismissed, shortcutListRequested } from '@/features/list-shortcuts'
import { notificationsDrawerDismissed, notificationsDrawerRequested } from '@/features/review-notifications'
import { remindersRequested } from '@/features/review-reminders'
import { recentToastsDismissed, recentToastsRequested } from '@/features/review-toasts'
import { paletteClosed, paletteOpened } from '@/features/search-patients'
import { $access, type AccessRequest, accessRequested } from '@/features/unlock-pin'
import { callMinimiseRequested, deviceTestRequested, joinDialogRequested } from '@/features/video-call'
import { patientDismissed, patientOpened } from '@/features/view-patient'
import { $areFeaturesReady } from '@/shared/lifecycle'
import { menuDrawerDismissed, menuDrawerRequested } from '@/widgets/main-navigation'
import { $openedPatient } from '../../../../tests/support/vitest/feature-internals'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './overlays'
import './patients'

const patient = createPatient({ uuid: '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66' })

function setup() {
  const scope = fork({
    values: [[$areFeaturesReady, true]],
    handlers: [[fetchReminderPatientFx, () => new Promise(() => {})]],
  })
  return {
    status: () => scope.getState($access).status,
    request: (params: AccessRequest) => void allSettled(accessRequested, { scope, params }),
    choosePatient: () => void allSettled(patientChosen, { scope, params: patient }),
    // oxlint-disable-next-line typescript/no-explicit-any -- events of any payload
    open: (unit: EventCallable<any>) => void allSettled(unit, { scope, params: { peerName: null } }),
  }
}

test.each([
  ['the notifications', notificationsDrawerRequested],
  ['the help', helpRequested],
  ['the ticket form', ticketRequested],
  ['the recent messages', recentToastsRequested],
  ['the shortcuts', shortcutListRequested],
  ['the menu', menuDrawerRequested],
  ['the reminders', remindersRequested],
  ['the dialog before a call', joinDialogRequested],
  ['the device test', deviceTestRequested],
])('a lookup that is slow opens nothing over what the user has opened since: %s', (_, unit) => {
  const { status, choosePatient, open } = setup()
  choosePatient()
  expect(status()).toBe('looking-up')
  open(unit)
  expect(status()).toBe('idle')
})

test('what the user opens cancels neither the lookup for a link nor a PIN dialog that is open', () => {
  const { status, request, open } = setup()
  request({ intent: { kind: 'card', patient }, isLink: true })
  open(ticketRequested)
  expect(status()).toBe('looking-up')
  request({ intent: { kind: 'card', patient }, lock: 'locked' })
  open(remindersRequested)
  expect(status()).toBe('pin-required')
})

test('the card closes when the palette opens', async () => {
  const scope = fork()
  await allSettled(patientOpened, { scope, params: patient })
  expect(scope.getState($openedPatient)).toEqual(patient)
  await allSettled(paletteOpened, { scope })
  expect(scope.getState($openedPatient)).toBeNull()
})

test('overlays close and a call is minimised when the list of reminders opens', async () => {
  const scope = fork()
  const overlays = merge([
    notificationsDrawerDismissed,
    recentToastsDismissed,
    patientDismissed,
    helpDismissed,
    menuDrawerDismissed,
    shortcutListDismissed,
    paletteClosed,
    callMinimiseRequested,
  ])
  const dismissed = recordPayloads(overlays, scope)
  await allSettled(remindersRequested, { scope, params: null })
  expect(dismissed).toHaveLength(8)
})
