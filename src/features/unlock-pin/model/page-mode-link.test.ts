import { allSettled, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $recentPatients } from '@/entities/patient'
import { fetchReminderPatientFx, type PatientLock, $unlockedPatients } from '@/entities/reminder'
import { $areFeaturesReady, featuresReady } from '@/shared/lifecycle'
import { $location, $navigate, locationChanged } from '@/shared/routes'
import { $access, type AccessIntent, accessRequested } from './access-request'
import { createPatient } from '../../../../tests/support/vitest/patient'
import './page-mode-link'

beforeEach(() => vi.resetAllMocks())

const ID = '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66'
const SESSION = 'b1a7c9d3-5e2f-4d86-8c40-6f9e0b2a7d34'
const linked = (uuid: string) => createPatient({ uuid, name: 'Ali Yılmaz', areDetailsUnknown: true })
const followUp = (patientId: string) => ({ kind: 'follow-up', patientId, patient: linked(patientId) }) as const

interface Harness {
  lock?: PatientLock
  isFailed?: boolean
  unlocked?: string[]
  areFeaturesReady?: boolean
}

function setup({ lock = 'locked', isFailed = false, unlocked = [], areFeaturesReady = true }: Harness = {}) {
  const navigate = vi.fn(() => Promise.resolve())
  const scope = fork({
    values: [
      [$areFeaturesReady, areFeaturesReady],
      [$unlockedPatients, unlocked],
      [$navigate, navigate],
      [$location, { pathname: '/tr', search: '', hash: '' }],
    ],
    handlers: [
      [
        fetchReminderPatientFx,
        () => (isFailed ? Promise.reject(new Error('offline')) : Promise.resolve({ lock, name: 'Ali Yılmaz' })),
      ],
    ],
  })
  const asked: AccessIntent[] = []
  createWatch({
    unit: $access.updates,
    fn: (access) => access.status === 'pin-required' && asked.push(access.intent),
    scope,
  })
  return {
    scope,
    navigate,
    asked,
    go: (pathname: string, search = '') =>
      allSettled(locationChanged, { scope, params: { pathname, search, hash: '' } }),
  }
}

test.each([
  ['locked', { lock: 'locked' as const }],
  ['unknown', { isFailed: true }],
])(
  'the follow-up page asks for the PIN while the lock is %s, in both languages and on every visit',
  async (_, harness) => {
    const { go, asked } = setup(harness)
    await go(`/tr/hasta-takip/${ID}`)
    await go('/tr/takvim')
    await go(`/en/patient-follow-up/${ID}`)
    const intent = { kind: 'follow-up', patientId: ID }
    expect(asked).toMatchObject([intent, intent])
  },
)

test('a patient who is chosen on the first page before the features are ready replaces the request of the page', async () => {
  const { scope, go, asked } = setup({ areFeaturesReady: false })
  await go(`/tr/hasta-takip/${ID}`)
  const intent = followUp(SESSION)
  await allSettled(accessRequested, { scope, params: { intent } })
  await allSettled(featuresReady, { scope })
  expect(asked).toEqual([intent])
})

test.each([
  ['an open patient', { lock: 'open' as const }],
  ['a patient who has been unlocked', { unlocked: [ID] }],
  ['a patient who has been unlocked, without the reminders', { unlocked: [ID], isFailed: true }],
])('%s needs no PIN', async (_, harness) => {
  const { go, asked } = setup(harness)
  await go(`/tr/hasta-takip/${ID}`)
  expect(asked).toEqual([])
})

test('a visit of the follow-up page makes an open patient a recent one, but not one who has been unlocked', async () => {
  const recentAfter = async (harness: Harness) => {
    const { scope, go } = setup(harness)
    await go(`/tr/hasta-takip/${ID}`)
    return scope.getState($recentPatients)
  }
  expect(await recentAfter({ lock: 'open' })).toEqual([linked(ID)])
  expect(await recentAfter({ unlocked: [ID] })).toEqual([])
})

test('other pages need no PIN, and a late response for a page that was left opens no PIN dialog', async () => {
  const { go, asked } = setup()
  await Promise.all([go(`/tr/hasta-takip/${ID}`), go('/tr/takvim')])
  expect(asked).toEqual([])
})

test.each([
  [`?mode=seans&session=${SESSION}`, { kind: 'treatment-session', patientId: ID, treatmentSessionId: SESSION }],
  ['?mode=seansBuild', { kind: 'room-locked', patientId: ID }],
  ['?mode=barcode', { kind: 'label', patientId: ID, name: 'Ali Yılmaz' }],
  ['?mode=locked', followUp(ID)],
  ['?mode=hasta', { kind: 'card', patient: linked(ID) }],
])('a link with %s asks for the PIN after its parameters are removed from the address', async (search, intent) => {
  const { go, asked, navigate } = setup()
  await go(`/tr/hasta-takip/${ID}`, `${search}&tab=1`)
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}?tab=1`, {
    replace: true,
    isSkippedWhilePending: true,
  })
  expect(asked).toEqual([])
  await go(`/tr/hasta-takip/${ID}`, '?tab=1')
  expect(asked).toEqual([intent])
})

test('a link with locked asks for the PIN of an open patient too, unlike a visit of the follow-up page', async () => {
  const { go, asked } = setup({ lock: 'open' })
  await go(`/tr/hasta-takip/${ID}`, '?mode=locked')
  await go(`/tr/hasta-takip/${ID}`)
  expect(asked).toEqual([followUp(ID)])
  await go('/tr')
  await go(`/tr/hasta-takip/${ID}`)
  expect(asked).toHaveLength(1)
})

test('a language switch asks for the same PIN, before and after the parameters are removed from the address', async () => {
  const { go, asked, navigate } = setup()
  const label = { kind: 'label', patientId: ID, name: 'Ali Yılmaz' }
  await go(`/tr/hasta-takip/${ID}`, '?mode=barcode')
  await go(`/en/patient-follow-up/${ID}`, '?mode=barcode')
  expect(navigate).toHaveBeenLastCalledWith(`/en/patient-follow-up/${ID}`, {
    replace: true,
    isSkippedWhilePending: true,
  })
  await go(`/en/patient-follow-up/${ID}`)
  expect(asked).toEqual([label])
  await go(`/tr/hasta-takip/${ID}`)
  expect(asked).toEqual([label])
})

test('a uuid in upper case is the same patient', async () => {
  const { go, asked, navigate } = setup()
  const path = `/tr/hasta-takip/${ID.toUpperCase()}`
  await go(path)
  await go(path, '?mode=seansBuild')
  expect(navigate).toHaveBeenCalledExactlyOnceWith(path, { replace: true, isSkippedWhilePending: true })
  await go(path)
  expect(asked).toEqual([followUp(ID), { kind: 'room-locked', patientId: ID }])
})

test('a link is dropped when the page of another patient is opened instead', async () => {
  const { go, asked } = setup()
  const other = SESSION
  await go(`/tr/hasta-takip/${ID}`, '?mode=barcode')
  await go(`/tr/hasta-takip/${other}`)
  await go(`/tr/hasta-takip/${ID}`)
  expect(asked).toEqual([followUp(other), followUp(ID)])
})

test('an address that cannot be a patient asks for no PIN, with or without a link', async () => {
  const { go, asked } = setup()
  await go('/tr/hasta-takip/a.b')
  await go('/tr/hasta-takip/a.b', '?mode=barcode')
  await go('/tr/hasta-takip/a.b')
  expect(asked).toEqual([])
})

test('a label is printed without a name if the reminders cannot be loaded', async () => {
  const { go, asked } = setup({ isFailed: true })
  await go(`/tr/hasta-takip/${ID}`, '?mode=barcode')
  await go(`/tr/hasta-takip/${ID}`)
  expect(asked).toEqual([{ kind: 'label', patientId: ID, name: null }])
})

test.each(['?mode=hastaCRM', '?mode=seans', '?mode=seans&session=7', '?mode=%3Cscript%3E', '?mode='])(
  'a link with %s only opens the follow-up page and is removed from the address',
  async (search) => {
    const { go, navigate, asked } = setup({ lock: 'open' })
    await go(`/tr/hasta-takip/${ID}`, search)
    expect(navigate).toHaveBeenCalledExactlyOnceWith(`/tr/hasta-takip/${ID}`, {
      replace: true,
      isSkippedWhilePending: true,
    })
    await go(`/tr/hasta-takip/${ID}`)
    await go('/tr/takvim', '?mode=barcode')
    expect(navigate).toHaveBeenCalledOnce()
    expect(asked).toEqual([])
  },
)

test('a link with hastaCRM asks for the PIN of a locked patient, like the follow-up page', async () => {
  const { go, asked } = setup()
  await go(`/tr/hasta-takip/${ID}`, '?mode=hastaCRM')
  await go(`/tr/hasta-takip/${ID}`)
  expect(asked.at(-1)).toEqual(followUp(ID))
})
