import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { recentPatientAdded } from '@/entities/patient'
import { fetchReminderPatientFx, type PatientLock, $unlockedPatients } from '@/entities/reminder'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { $areFeaturesReady, featuresReady } from '@/shared/lifecycle'
import { problemOccurred } from '@/shared/report'
import { locationChanged } from '@/shared/routes'
import { createPatient } from '../../../../tests/support/vitest/patient'
import {
  $access,
  accessDismissed,
  accessGranted,
  type AccessIntent,
  type AccessRequest,
  accessRequested,
  needsPin,
  pinVerification,
} from './access-request'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

beforeEach(() => {
  vi.resetAllMocks()
  vi.useFakeTimers()
})

const followUp = (patientId: string): AccessIntent => ({ kind: 'follow-up', patientId })
const request: AccessRequest = { intent: followUp('a') }

/** Lookups stay open until `respond` is called for their patient. */
function setup({ areFeaturesReady = true } = {}) {
  const pending = new Map<string, PromiseWithResolvers<{ lock: PatientLock; name: string | null }>>()
  const lookUp = vi.fn((_client: unknown, patientId: string) => {
    const lookup = Promise.withResolvers<{ lock: PatientLock; name: string | null }>()
    pending.set(patientId, lookup)
    return lookup.promise
  })
  const scope = fork({
    handlers: [[fetchReminderPatientFx, lookUp]],
    values: [[$areFeaturesReady, areFeaturesReady]],
  })
  void allSettled(locationChanged, { scope, params: HOME })
  const granted = recordPayloads(accessGranted, scope)
  const reports = recordPayloads(problemOccurred, scope)
  const settle = async (end: () => void) => {
    end()
    await vi.advanceTimersByTimeAsync(0)
  }
  return {
    scope,
    lookUp,
    granted,
    reports,
    access: () => scope.getState($access),
    ask: (asked: AccessRequest) => void allSettled(accessRequested, { scope, params: asked }),
    respond: (patientId: string, lock: PatientLock, name: string | null = null) =>
      settle(() => pending.get(patientId)?.resolve({ lock, name })),
    fail: (patientId: string) => settle(() => pending.get(patientId)?.reject(new TypeError('offline'))),
    acceptPin: () => void allSettled(pinVerification.succeeded, { scope }),
  }
}

type Test = ReturnType<typeof setup>

/** How each status is reached. */
const STATUSES = {
  idle: () => {},
  'looking-up': ({ ask }: Test) => ask(request),
  'pin-required': ({ ask }: Test) => ask({ ...request, lock: 'locked' }),
}
const another: AccessRequest = { intent: followUp('b') }
const location = { pathname: '/tr/takvim', search: '', hash: '' }
const HOME = { pathname: '/tr', search: '', hash: '' }

const EVENTS = {
  'a request': ({ ask }: Test) => ask(another),
  'the lock "open"': ({ respond }: Test) => respond('a', 'open'),
  'the lock "locked"': ({ respond }: Test) => respond('a', 'locked'),
  'the lock "unknown"': ({ respond }: Test) => respond('a', 'unknown'),
  'a failed lookup': ({ fail }: Test) => fail('a'),
  'the right PIN': ({ acceptPin }: Test) => acceptPin(),
  'the dismissed dialog': ({ scope }: Test) => void allSettled(accessDismissed, { scope }),
  'another page': ({ scope }: Test) => void allSettled(locationChanged, { scope, params: location }),
  'another language': ({ scope }: Test) =>
    void allSettled(locationChanged, { scope, params: { ...HOME, pathname: '/en' } }),
  'the end of the session': ({ scope }: Test) => void allSettled(sessionEnded, { scope, params: 'expired' }),
  'the session of another user': ({ scope }: Test) => void allSettled(sessionReplaced, { scope }),
}

const IDLE = { status: 'idle' }
const PIN_REQUIRED = { status: 'pin-required', intent: request.intent, lock: 'locked' }
const PIN_REQUIRED_UNKNOWN = { ...PIN_REQUIRED, lock: 'unknown' }
const LOOKING_UP = { status: 'looking-up', request }
const LOOKING_UP_ANOTHER = { status: 'looking-up', request: another }

test.each<[keyof typeof STATUSES, keyof typeof EVENTS, object, AccessIntent[]]>([
  ['idle', 'a request', LOOKING_UP_ANOTHER, []],
  ['idle', 'the right PIN', IDLE, []],
  ['idle', 'the dismissed dialog', IDLE, []],
  ['idle', 'another page', IDLE, []],
  ['idle', 'another language', IDLE, []],
  ['idle', 'the end of the session', IDLE, []],
  ['idle', 'the session of another user', IDLE, []],
  ['looking-up', 'a request', LOOKING_UP_ANOTHER, []],
  ['looking-up', 'the lock "open"', IDLE, [request.intent]],
  ['looking-up', 'the lock "locked"', PIN_REQUIRED, []],
  ['looking-up', 'the lock "unknown"', PIN_REQUIRED_UNKNOWN, []],
  ['looking-up', 'a failed lookup', PIN_REQUIRED_UNKNOWN, []],
  ['looking-up', 'the right PIN', LOOKING_UP, []],
  ['looking-up', 'the dismissed dialog', IDLE, []],
  ['looking-up', 'another page', IDLE, []],
  ['looking-up', 'another language', LOOKING_UP, []],
  ['looking-up', 'the end of the session', IDLE, []],
  ['looking-up', 'the session of another user', IDLE, []],
  ['pin-required', 'a request', LOOKING_UP_ANOTHER, []],
  ['pin-required', 'the right PIN', IDLE, [request.intent]],
  ['pin-required', 'the dismissed dialog', IDLE, []],
  ['pin-required', 'another page', IDLE, []],
  ['pin-required', 'another language', PIN_REQUIRED, []],
  ['pin-required', 'the end of the session', IDLE, []],
  ['pin-required', 'the session of another user', IDLE, []],
])('in the status %s, %s leads to %j and grants %j (F-G16)', async (status, event, next, intents) => {
  const harness = setup()
  STATUSES[status](harness)
  await EVENTS[event](harness)
  expect(harness.access()).toEqual(next)
  expect(harness.granted).toEqual(intents)
})

test('the newest request wins, whichever lock is known first', async () => {
  const { ask, respond, access, granted } = setup()
  ask(request)
  ask(another)
  await respond('a', 'open')
  expect(access()).toEqual(LOOKING_UP_ANOTHER)
  await respond('b', 'locked')
  expect(access()).toEqual({ ...PIN_REQUIRED, intent: another.intent })
  expect(granted).toEqual([])
})

test('a lock that the caller knows is not looked up', () => {
  const { ask, access, granted, lookUp } = setup()
  ask({ ...request, lock: 'open' })
  expect(granted).toEqual([request.intent])
  ask({ ...request, lock: 'unknown' })
  expect(access()).toEqual(PIN_REQUIRED_UNKNOWN)
  expect(lookUp).not.toHaveBeenCalled()
})

test('the PIN is accepted only while it is asked for', () => {
  const { ask, scope } = setup()
  const status = () => scope.getState(pinVerification.$state).status
  ask({ ...request, lock: 'locked' })
  expect(status()).toBe('ready')
  ask(another)
  expect(status()).toBe('closed')
  ask({ ...request, lock: 'locked' })
  expect(status()).toBe('ready')
  void allSettled(accessDismissed, { scope })
  expect(status()).toBe('closed')
})

test('only the PIN for the follow-up page unlocks a patient, not an open lock or another PIN', async () => {
  const { ask, respond, acceptPin, scope } = setup()
  ask(request)
  await respond('a', 'open')
  ask({ intent: { kind: 'room-locked', patientId: 'a' }, lock: 'locked' })
  acceptPin()
  expect(scope.getState($unlockedPatients)).toEqual([])
  ask({ ...request, lock: 'locked' })
  acceptPin()
  expect(scope.getState($unlockedPatients)).toEqual(['a'])
})

test('a patient is a recent one if the lock is open, not after the PIN', () => {
  const { ask, acceptPin, scope } = setup()
  const recent = recordPayloads(recentPatientAdded, scope)
  ask({ intent: card, lock: 'locked' })
  acceptPin()
  ask({ intent: card, lock: 'locked' })
  ask({ intent: followUp(ID), lock: 'open' })
  expect(recent).toEqual([])
  ask({ intent: card, lock: 'open' })
  expect(recent).toEqual([patient])
})

test('a card gets the looked up name only from a link', async () => {
  const { ask, respond, acceptPin, granted } = setup()
  const nameless = { ...patient, name: null }
  for (const isLink of [false, true]) {
    ask({ intent: { kind: 'card', patient: nameless }, isLink })
    await respond(ID, 'locked', 'Ela')
    acceptPin()
  }
  expect(granted).toEqual([
    { kind: 'card', patient: nameless },
    { kind: 'card', patient: { ...nameless, name: 'Ela' } },
  ])
})

test('a failed lookup is reported without the patient', async () => {
  const { ask, fail, reports } = setup()
  ask(request)
  await fail('a')
  expect(reports).toEqual([{ kind: 'silent-failure', where: 'listReminders', details: ['TypeError'] }])
})

test('a request is answered when the features are ready, unless the page was left before', async () => {
  const { scope, ask, granted, access } = setup({ areFeaturesReady: false })
  ask({ ...request, lock: 'open' })
  expect(access().status).toBe('looking-up')
  expect(granted).toEqual([])
  await allSettled(featuresReady, { scope })
  expect(granted).toEqual([request.intent])

  const left = setup({ areFeaturesReady: false })
  left.ask({ ...request, lock: 'open' })
  await allSettled(locationChanged, { scope: left.scope, params: location })
  await allSettled(featuresReady, { scope: left.scope })
  expect(left.granted).toEqual([])
})

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
const patient = createPatient({ uuid: ID })
const card: AccessIntent = { kind: 'card', patient }
const call: AccessIntent = { kind: 'call', patient }
const LOCKS: PatientLock[] = ['open', 'locked', 'unknown']

test.each([card, call, followUp(ID)])(
  '$kind: the PIN is needed unless the patient is known to be open or was unlocked',
  (intent) => {
    expect(LOCKS.map((lock) => needsPin({ intent }, lock, []))).toEqual([false, true, true])
    expect(LOCKS.map((lock) => needsPin({ intent }, lock, ['another']))).toEqual([false, true, true])
    expect(LOCKS.map((lock) => needsPin({ intent }, lock, [ID]))).toEqual([false, false, false])
  },
)

test.each<AccessIntent>([
  { kind: 'treatment-session', patientId: ID, treatmentSessionId: ID },
  { kind: 'room-locked', patientId: ID },
  { kind: 'label', patientId: ID, name: null },
])('$kind: the PIN is always needed', (intent) => {
  for (const unlocked of [[], [ID]]) {
    expect(LOCKS.map((lock) => needsPin({ intent }, lock, unlocked))).toEqual([true, true, true])
  }
})

test.each([card, followUp(ID)])('$kind: a link always needs the PIN', (intent) => {
  expect(LOCKS.map((lock) => needsPin({ intent, isLink: true }, lock, [ID]))).toEqual([true, true, true])
})
