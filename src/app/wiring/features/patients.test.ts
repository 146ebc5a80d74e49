import type { QueryKey } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $patientNames, $recentPatients, followUpRequested, patientChosen } from '@/entities/patient'
import {
  fetchReminderPatientFx,
  type PatientLock,
  readPatientLockFx,
  reminderChosen,
  reminderRead,
  $unlockedPatients,
} from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { callChosen, paletteOpened } from '@/features/search-patients'
import { $access, type AccessIntent, accessRequested } from '@/features/unlock-pin'
import { joinDialogRequested } from '@/features/video-call'
import { patientOpened, treatmentSessionOpened } from '@/features/view-patient'
import { getListRemindersQueryKey } from '@/shared/api'
import { $areFeaturesReady } from '@/shared/lifecycle'
import { queryDataChanged } from '@/shared/query'
import { $location, $navigate, locationChanged } from '@/shared/routes'
import { $openedPatient, pinVerification } from '../../../../tests/support/vitest/feature-internals'
import { createPatient } from '../../../../tests/support/vitest/patient'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import './call'
import './overlays'
import './patients'

beforeEach(() => vi.resetAllMocks())

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
const SESSION = 'b1a7c9d3-5e2f-4d86-8c40-6f9e0b2a7d34'
const patient = createPatient({ uuid: ID, surname: 'Yılmaz' })
const followUp: AccessIntent = { kind: 'follow-up', patientId: ID }

interface Harness {
  lock?: PatientLock
  isFailed?: boolean
  unlocked?: string[]
  at?: string
}

function setup({ lock: initialLock = 'locked', isFailed = false, unlocked = [], at = '/tr' }: Harness = {}) {
  const navigate = vi.fn(() => Promise.resolve())
  let lock: PatientLock = initialLock
  const scope = fork({
    values: [
      [$areFeaturesReady, true],
      [$unlockedPatients, unlocked],
      [$navigate, navigate],
      [$location, { pathname: at, search: '', hash: '' }],
    ],
    handlers: [
      [
        fetchReminderPatientFx,
        () => (isFailed ? Promise.reject(new Error('offline')) : Promise.resolve({ lock, name: 'Ali Yılmaz' })),
      ],
      [readPatientLockFx, () => lock],
    ],
  })
  return {
    scope,
    navigate,
    asked: recordPayloads(
      $access.updates.filterMap((access) => (access.status === 'pin-required' ? access.intent : undefined)),
      scope,
    ),
    cards: recordPayloads(patientOpened, scope),
    isCardOpen: () => scope.getState($openedPatient) !== null,
    updateReminders: (newLock: PatientLock, queryKey: QueryKey = getListRemindersQueryKey()) => {
      lock = newLock
      return allSettled(queryDataChanged, { scope, params: queryKey })
    },
    calls: recordPayloads(joinDialogRequested, scope),
    sessions: recordPayloads(treatmentSessionOpened, scope),
    labels: recordPayloads(labelRequested, scope),
    read: recordPayloads(reminderRead, scope),
    go: (pathname: string, search = '') =>
      allSettled(locationChanged, { scope, params: { pathname, search, hash: '' } }),
    request: (intent: AccessIntent) => allSettled(accessRequested, { scope, params: { intent, lock: 'locked' } }),
    acceptPin: () => allSettled(pinVerification.succeeded, { scope }),
  }
}

test('a locked patient found by search needs the PIN first, an open one is shown at once', async () => {
  for (const harness of [{ lock: 'locked' as const }, { lock: 'unknown' as const }, { isFailed: true }]) {
    const { scope, asked, cards } = setup(harness)
    await allSettled(patientChosen, { scope, params: patient })
    expect(asked).toEqual([{ kind: 'card', patient }])
    expect(cards).toEqual([])
  }

  for (const harness of [{ lock: 'open' as const }, { unlocked: [ID] }, { isFailed: true, unlocked: [ID] }]) {
    const { scope, asked, cards } = setup(harness)
    await allSettled(patientChosen, { scope, params: patient })
    expect(asked).toEqual([])
    expect(cards).toEqual([patient])
  }
})

test('a call from the palette needs the PIN of a locked patient first, and opens no card', async () => {
  for (const harness of [{ lock: 'locked' as const }, { lock: 'unknown' as const }, { isFailed: true }]) {
    const { scope, asked, calls, acceptPin, cards } = setup(harness)
    await allSettled(callChosen, { scope, params: patient })
    expect(asked).toEqual([{ kind: 'call', patient }])
    expect(calls).toEqual([])
    await acceptPin()
    expect(calls).toEqual([{ peerName: 'Ali Yılmaz' }])
    expect(cards).toEqual([])
    expect(scope.getState($unlockedPatients)).toEqual([])
  }
  const { scope, asked, calls } = setup({ lock: 'open' })
  await allSettled(callChosen, { scope, params: patient })
  expect(asked).toEqual([])
  expect(calls).toEqual([{ peerName: 'Ali Yılmaz' }])
})

test('the follow-up page of the palette needs the PIN of a locked patient first, and has the name', async () => {
  for (const harness of [{ lock: 'locked' as const }, { lock: 'unknown' as const }, { isFailed: true }]) {
    const { scope, asked, navigate, acceptPin } = setup(harness)
    await allSettled(followUpRequested, { scope, params: patient })
    expect(asked).toEqual([{ ...followUp, patient }])
    expect(navigate).not.toHaveBeenCalled()
    await acceptPin()
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}`, { replace: false })
  }
  const { scope, asked, navigate } = setup({ lock: 'open' })
  await allSettled(followUpRequested, { scope, params: patient })
  expect(asked).toEqual([])
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}`, { replace: false })
  expect(scope.getState($patientNames)).toEqual(new Map([[ID, 'Ali Yılmaz']]))
})

test.each([patientChosen, followUpRequested, callChosen])(
  'only a patient without a lock is saved as a recent patient',
  async (opened) => {
    const recentAfter = async (harness: Harness) => {
      const { scope } = setup(harness)
      await allSettled(opened, { scope, params: patient })
      return scope.getState($recentPatients)
    }
    expect(await recentAfter({ lock: 'open' })).toEqual([patient])
    expect(await recentAfter({ lock: 'locked' })).toEqual([])
    expect(await recentAfter({ unlocked: [ID] })).toEqual([])
    expect(await recentAfter({ isFailed: true })).toEqual([])
    expect(await recentAfter({ isFailed: true, unlocked: [ID] })).toEqual([])
  },
)

test('a lock that resolves after the user has left the page or opened the palette opens neither the PIN dialog nor the card', async () => {
  for (const harness of [{ lock: 'open' as const }, { isFailed: true }]) {
    const { scope, asked, cards, go } = setup(harness)
    await Promise.all([allSettled(patientChosen, { scope, params: patient }), go('/tr/takvim')])
    await Promise.all([allSettled(patientChosen, { scope, params: patient }), allSettled(paletteOpened, { scope })])
    expect(asked).toEqual([])
    expect(cards).toEqual([])
  }
})

test('the PIN of a locked patient unlocks the patient and leads to the follow-up page, unless it is already open (F-G01)', async () => {
  const onHomePage = setup()
  await onHomePage.request(followUp)
  await onHomePage.acceptPin()
  expect(onHomePage.scope.getState($unlockedPatients)).toEqual([ID])
  expect(onHomePage.navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}`, { replace: false })

  const onFollowUpPage = setup({ at: `/en/patient-follow-up/${ID}` })
  await onFollowUpPage.request(followUp)
  await onFollowUpPage.acceptPin()
  expect(onFollowUpPage.scope.getState($unlockedPatients)).toEqual([ID])
  expect(onFollowUpPage.navigate).not.toHaveBeenCalled()
})

test('a reminder leads to its patient and counts as read; for a locked patient only after the PIN (F-E04)', async () => {
  const reminder = { uuid: SESSION, patient: { uuid: ID, name: 'Ali Yılmaz', isLocked: true } }
  const locked = setup()
  await allSettled(reminderChosen, { scope: locked.scope, params: reminder })
  expect(locked.asked).toEqual([{ ...followUp, reminder: SESSION }])
  expect(locked.read).toEqual([])
  expect(locked.navigate).not.toHaveBeenCalled()
  await locked.acceptPin()
  expect(locked.read).toEqual([SESSION])
  expect(locked.navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}`, { replace: false })

  for (const isLocked of [true, false]) {
    const open = setup({ unlocked: isLocked ? [ID] : [] })
    const params = { ...reminder, patient: { ...reminder.patient, isLocked } }
    await allSettled(reminderChosen, { scope: open.scope, params })
    expect(open.asked).toEqual([])
    expect(open.read).toEqual([SESSION])
    expect(open.navigate).toHaveBeenCalledOnce()
  }
})

test.each([null, { uuid: null, name: 'Ali', isLocked: true }])(
  'a reminder with the patient %j counts as read at once and does not navigate (F-E13)',
  async (reminderPatient) => {
    const { scope, asked, read, navigate } = setup()
    await allSettled(reminderChosen, { scope, params: { uuid: SESSION, patient: reminderPatient } })
    expect(read).toEqual([SESSION])
    expect(asked).toEqual([])
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('the PIN opens the card, the treatment session or the notice of the locked room, or prints the label; it unlocks no patient (F-G01)', async () => {
  const { request, acceptPin, cards, sessions, labels, scope } = setup()
  const intents: AccessIntent[] = [
    { kind: 'card', patient },
    { kind: 'treatment-session', patientId: ID, treatmentSessionId: SESSION },
    { kind: 'room-locked', patientId: ID },
    { kind: 'label', patientId: ID, name: 'Ali Yılmaz' },
  ]
  for (const intent of intents) {
    await request(intent)
    await acceptPin()
  }
  expect(cards).toEqual([patient])
  expect(sessions).toEqual([
    { kind: 'treatment-session', patientId: ID, treatmentSessionId: SESSION },
    { kind: 'room-locked', patientId: ID },
  ])
  expect(labels).toEqual([{ patientId: ID, name: 'Ali Yılmaz' }])
  expect(scope.getState($unlockedPatients)).toEqual([])
})

test.each(['locked', 'unknown'] as const)(
  'a card that was opened without the PIN asks for it when the lock of its patient is %s in the updated reminders',
  async (lock) => {
    const { scope, asked, isCardOpen, updateReminders } = setup({ lock: 'open' })
    await allSettled(patientChosen, { scope, params: patient })
    await updateReminders('open')
    await updateReminders(lock, ['/other'])
    expect(isCardOpen()).toBe(true)
    await updateReminders(lock)
    expect(asked).toEqual([{ kind: 'card', patient }])
    expect(isCardOpen()).toBe(false)
  },
)

test('a card that was opened with the PIN stays when the reminders are updated', async () => {
  const { scope, asked, acceptPin, isCardOpen, updateReminders } = setup()
  await allSettled(patientChosen, { scope, params: patient })
  await acceptPin()
  for (const lock of ['locked', 'open', 'locked'] as const) await updateReminders(lock)
  expect(asked).toHaveLength(1)
  expect(isCardOpen()).toBe(true)
})
