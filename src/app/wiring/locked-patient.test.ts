import { allSettled, createWatch, fork, type Unit } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $recentPatients, $unlockedPatients, type Patient, patientChosen } from '@/entities/patient'
import { fetchReminderPatientFx, type PatientLock, reminderChosen, reminderRead } from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { type PinRequest, pinAccepted, pinRequested } from '@/features/unlock-pin'
import { patientOpened, treatmentSessionOpened } from '@/features/view-patient'

import { $location, $navigator, locationChanged } from '@/shared/routes'
import './locked-patient'

vi.mock('@/shared/browser')
beforeEach(() => vi.resetAllMocks())

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
const SESSION = 'b1a7c9d3-5e2f-4d86-8c40-6f9e0b2a7d34'
const patient: Patient = {
  uuid: ID,
  name: 'Ali',
  surname: 'Yılmaz',
  phone: null,
  birthDate: null,
  citizenshipNumber: null,
}

interface Harness {
  lock?: PatientLock
  isFailed?: boolean
  unlocked?: string[]
  at?: string
}

function setup({ lock = 'locked', isFailed = false, unlocked = [], at = '/tr' }: Harness = {}) {
  const navigate = vi.fn(() => Promise.resolve())
  const scope = fork({
    values: [
      [$unlockedPatients, unlocked],
      [$navigator, { navigate }],
      [$location, { pathname: at, search: '', hash: '' }],
    ],
    handlers: [
      [
        fetchReminderPatientFx,
        () => (isFailed ? Promise.reject(new Error('offline')) : Promise.resolve({ lock, name: 'Ali Yılmaz' })),
      ],
    ],
  })
  const recordCalls = <Payload>(unit: Unit<Payload>) => {
    const payloads: Payload[] = []
    createWatch({ unit, fn: (payload) => payloads.push(payload), scope })
    return payloads
  }
  return {
    scope,
    navigate,
    requested: recordCalls(pinRequested),
    cards: recordCalls(patientOpened),
    sessions: recordCalls(treatmentSessionOpened),
    labels: recordCalls(labelRequested),
    read: recordCalls(reminderRead),
    go: (pathname: string, search = '') =>
      allSettled(locationChanged, { scope, params: { pathname, search, hash: '' } }),
    accept: (request: PinRequest) => allSettled(pinAccepted, { scope, params: request }),
  }
}

test('a locked patient found by search needs the PIN first, an open one is shown at once', async () => {
  for (const harness of [{ lock: 'locked' as const }, { lock: 'unknown' as const }, { isFailed: true }]) {
    const { scope, requested, cards } = setup(harness)
    await allSettled(patientChosen, { scope, params: patient })
    expect(requested).toEqual([{ mode: 'hasta', patient }])
    expect(cards).toEqual([])
  }

  for (const harness of [{ lock: 'open' as const }, { unlocked: [ID] }, { isFailed: true, unlocked: [ID] }]) {
    const { scope, requested, cards } = setup(harness)
    await allSettled(patientChosen, { scope, params: patient })
    expect(requested).toEqual([])
    expect(cards).toEqual([patient])
  }
})

test('only a patient without a lock is saved as a recent patient', async () => {
  const recentAfter = async (harness: Harness) => {
    const { scope } = setup(harness)
    await allSettled(patientChosen, { scope, params: patient })
    return scope.getState($recentPatients)
  }
  expect(await recentAfter({ lock: 'open' })).toEqual([patient])
  expect(await recentAfter({ lock: 'locked' })).toEqual([])
  expect(await recentAfter({ unlocked: [ID] })).toEqual([])
  expect(await recentAfter({ isFailed: true })).toEqual([])
  expect(await recentAfter({ isFailed: true, unlocked: [ID] })).toEqual([])
})

test('a lock that resolves after the user has left the page opens neither the PIN dialog nor the card', async () => {
  for (const harness of [{ lock: 'open' as const }, { isFailed: true }]) {
    const { scope, requested, cards, go } = setup(harness)
    await Promise.all([allSettled(patientChosen, { scope, params: patient }), go('/tr/takvim')])
    expect(requested).toEqual([])
    expect(cards).toEqual([])
  }
})

test.each([
  ['locked', { lock: 'locked' as const }],
  ['unknown', { isFailed: true }],
])(
  'the follow-up page asks for the PIN while the lock is %s, in both languages and on every visit',
  async (_, harness) => {
    const { go, requested } = setup(harness)
    await go(`/tr/hasta-takip/${ID}`)
    await go(`/en/patient-follow-up/${ID}`)
    const request = { mode: 'locked', patientId: ID, reminder: null }
    expect(requested).toEqual([request, request])
  },
)

test.each([
  ['an open patient', { lock: 'open' as const }],
  ['a patient who has been unlocked', { unlocked: [ID] }],
  ['a patient who has been unlocked, without the reminders', { unlocked: [ID], isFailed: true }],
])('%s needs no PIN', async (_, harness) => {
  const { go, requested } = setup(harness)
  await go(`/tr/hasta-takip/${ID}`)
  expect(requested).toEqual([])
})

test('other pages need no PIN, and a late response for a page that was left opens no PIN dialog', async () => {
  const { go, requested } = setup()
  await Promise.all([go(`/tr/hasta-takip/${ID}`), go('/tr/takvim')])
  expect(requested).toEqual([])
})

test('the PIN of a locked patient unlocks the patient and leads to the follow-up page, unless it is already open', async () => {
  const onHomePage = setup()
  await onHomePage.accept({ mode: 'locked', patientId: ID, reminder: null })
  expect(onHomePage.scope.getState($unlockedPatients)).toEqual([ID])
  expect(onHomePage.navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}`, { replace: false })

  const onFollowUpPage = setup({ at: `/en/patient-follow-up/${ID}` })
  await onFollowUpPage.accept({ mode: 'locked', patientId: ID, reminder: null })
  expect(onFollowUpPage.scope.getState($unlockedPatients)).toEqual([ID])
  expect(onFollowUpPage.navigate).not.toHaveBeenCalled()
})

test('a reminder leads to its patient and counts as read; for a locked patient only after the PIN (F-E04)', async () => {
  const reminder = { uuid: SESSION, patient: { uuid: ID, name: 'Ali Yılmaz', isLocked: true } }
  const locked = setup()
  await allSettled(reminderChosen, { scope: locked.scope, params: reminder })
  const request = { mode: 'locked' as const, patientId: ID, reminder: SESSION }
  expect(locked.requested).toEqual([request])
  expect(locked.read).toEqual([])
  expect(locked.navigate).not.toHaveBeenCalled()
  await locked.accept(request)
  expect(locked.read).toEqual([SESSION])
  expect(locked.navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}`, { replace: false })

  for (const open of [setup({ unlocked: [ID] }), setup()]) {
    const isLocked = open.scope.getState($unlockedPatients).length > 0
    await allSettled(reminderChosen, {
      scope: open.scope,
      params: { ...reminder, patient: { ...reminder.patient, isLocked } },
    })
    expect(open.requested).toEqual([])
    expect(open.read).toEqual([SESSION])
    expect(open.navigate).toHaveBeenCalledOnce()
  }
})

test.each([null, { uuid: null, name: 'Ali', isLocked: true }])(
  'a reminder with the patient %j counts as read at once and does not navigate (F-E13)',
  async (reminderPatient) => {
    const { scope, requested, read, navigate } = setup()
    await allSettled(reminderChosen, { scope, params: { uuid: SESSION, patient: reminderPatient } })
    expect(read).toEqual([SESSION])
    expect(requested).toEqual([])
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('the PIN opens the card, the session or the notice of the locked room, or prints the label; it unlocks no patient (F-G01)', async () => {
  const { accept, cards, sessions, labels, scope } = setup()
  await accept({ mode: 'hasta', patient })
  await accept({ mode: 'seans', patientId: ID, sessionId: SESSION })
  await accept({ mode: 'seansBuild', patientId: ID })
  await accept({ mode: 'barcode', patientId: ID, name: 'Ali Yılmaz' })
  expect(cards).toEqual([patient])
  expect(sessions).toEqual([
    { kind: 'session', patientId: ID, sessionId: SESSION },
    { kind: 'room-locked', patientId: ID },
  ])
  expect(labels).toEqual([{ patientId: ID, name: 'Ali Yılmaz' }])
  expect(scope.getState($unlockedPatients)).toEqual([])
})

test.each([
  [`?mode=seans&session=${SESSION}`, { mode: 'seans', patientId: ID, sessionId: SESSION }],
  ['?mode=seansBuild', { mode: 'seansBuild', patientId: ID }],
  ['?mode=barcode', { mode: 'barcode', patientId: ID, name: 'Ali Yılmaz' }],
  ['?mode=locked', { mode: 'locked', patientId: ID, reminder: null }],
  [
    '?mode=hasta',
    {
      mode: 'hasta',
      patient: { uuid: ID, name: 'Ali Yılmaz', surname: null, phone: null, birthDate: null, citizenshipNumber: null },
    },
  ],
])('a link with %s asks for the PIN after its parameters are removed from the address', async (search, request) => {
  const { go, requested, navigate } = setup()
  await go(`/tr/hasta-takip/${ID}`, `${search}&tab=1`)
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}?tab=1`, { replace: true })
  expect(requested).toEqual([])
  await go(`/tr/hasta-takip/${ID}`, '?tab=1')
  expect(requested).toEqual([request])
})

test('a label is printed without a name if the reminders cannot be loaded', async () => {
  const { go, requested } = setup({ isFailed: true })
  await go(`/tr/hasta-takip/${ID}`, '?mode=barcode')
  await go(`/tr/hasta-takip/${ID}`)
  expect(requested).toEqual([{ mode: 'barcode', patientId: ID, name: null }])
})

test.each(['?mode=hastaCRM', '?mode=seans', '?mode=seans&session=7', '?mode=%3Cscript%3E', '?mode='])(
  'a link with %s only opens the follow-up page and is removed from the address',
  async (search) => {
    const { go, navigate, requested } = setup({ lock: 'open' })
    await go(`/tr/hasta-takip/${ID}`, search)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}`, { replace: true })
    await go(`/tr/hasta-takip/${ID}`)
    await go('/tr/takvim', '?mode=barcode')
    expect(navigate).toHaveBeenCalledOnce()
    expect(requested).toEqual([])
  },
)

test('a link with hastaCRM asks for the PIN of a locked patient, like the follow-up page', async () => {
  const { go, requested } = setup()
  await go(`/tr/hasta-takip/${ID}`, '?mode=hastaCRM')
  await go(`/tr/hasta-takip/${ID}`)
  expect(requested.at(-1)).toEqual({ mode: 'locked', patientId: ID, reminder: null })
})
