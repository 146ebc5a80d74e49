import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { saveSelectionFx, restoreSelectionFx } from '@/entities/company'
import { selectCompany } from '@/shared/api'
import { readSelectedCompany, sessionEnded } from '@/shared/auth'
import { reloadPage, withTabMutex } from '@/shared/browser'
import { CLINIC_COOKIE_CHECK_INTERVAL_MS, CLINIC_COOKIE_CHECKS } from '@/shared/config'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { mayHaveSwitched } from '../lib/may-have-switched'
import { switchQueued, switchReleased } from './switch-queue'

/** Uuids of the two clinics. `previousCookie` is the clinic in the cookie before the switch, null if there was none. */
export interface ClinicSwitch {
  from: string
  to: string
  previousCookie: string | null
}

/** Value of the platform for a choice by the user. */
const DOCTOR_COMPANY_TYPE = 2
/** Shorter than the default timeout, because a full-screen loader blocks the user. */
const POST_TIMEOUT_MS = 10_000
const UNDO_TIMEOUT_MS = 5_000

/** Such as an old cookie on a path or domain that the portal cannot write. */
class OtherClinicInCookie extends Error {
  override readonly name = 'OtherClinicInCookie'
}

// Events
export const switchStarted = createEvent<ClinicSwitch>()
/** Platform and cookie have the new clinic; the page reloads. */
export const clinicSwitched = createEvent<ClinicSwitch>()
/** The old clinic is active again, and another switch may start. */
export const switchFailed = createEvent<ClinicSwitch>()
const selectionPosted = createEvent<ClinicSwitch>()
/** The platform may have switched although the portal keeps the old clinic. */
const undoRequired = createEvent<ClinicSwitch>()

// Effects
/** Switches are serialised across tabs by a lock, so that cookie and platform cannot end in different clinics. */
const acquireLockFx = createEffect(async ({ to, previousCookie }: ClinicSwitch) => {
  const release = await new Promise<() => void>((granted, rejected) => {
    const lockRequest = withTabMutex('clinic-switch', () => new Promise<void>((done) => granted(done)))
    lockRequest.catch(rejected)
  })
  return { release, step: nextStep(readSelectedCompany(), previousCookie, to) }
})
const postSelectionFx = createEffect(({ to }: ClinicSwitch) => postSelection(to, POST_TIMEOUT_MS))
const undoSelectionFx = createEffect(({ from }: ClinicSwitch) => postSelection(from, UNDO_TIMEOUT_MS))
const awaitCookieFx = createEffect(async ({ to }: ClinicSwitch): Promise<void> => {
  for (let check = 1; check <= CLINIC_COOKIE_CHECKS; check += 1) {
    if (readSelectedCompany() === to) return
    await new Promise((resolve) => setTimeout(resolve, CLINIC_COOKIE_CHECK_INTERVAL_MS))
  }
  throw readSelectedCompany() !== null ? new OtherClinicInCookie() : new Error('the browser did not keep the clinic')
})
const reloadFx = createEffect(reloadPage)

// Stores
const $clinicSwitch = createStore<ClinicSwitch | null>(null)
export const $isSwitching = $clinicSwitch.map((current) => current !== null)
const $releaseLock = createStore<(() => void) | null>(null, { serialize: 'ignore' })
const releaseLockFx = attach({ source: $releaseLock, effect: (release) => release?.() })

// Connections
sample({ clock: switchStarted, target: [$clinicSwitch, switchQueued] })
sample({ clock: switchReleased, target: acquireLockFx })
sample({ clock: acquireLockFx.doneData, fn: ({ release }) => release, target: $releaseLock })

const lockAcquired = sample({
  clock: acquireLockFx.done,
  source: $clinicSwitch,
  filter: (current, { params }) => current === params,
  fn: (_, { params, result }) => ({ params, step: result.step }),
})
/** The session ended while waiting for the lock: release it for the other tabs. */
const lockAbandoned = sample({
  clock: acquireLockFx.done,
  source: $clinicSwitch,
  filter: (current, { params }) => current !== params,
})
const stepIs = (expected: Step) =>
  lockAcquired.filterMap(({ params, step }) => (step === expected ? params : undefined))
sample({ clock: stepIs('send'), target: postSelectionFx })
sample({ clock: stepIs('already-switched'), target: clinicSwitched })
sample({ clock: stepIs('abort'), target: switchFailed })

/** Ignored if the session ended in the meantime. */
sample({
  clock: postSelectionFx.done,
  source: $clinicSwitch,
  filter: (current, { params }) => current === params,
  fn: (_, { params }) => params,
  target: selectionPosted,
})
sample({ clock: selectionPosted, fn: ({ to }) => to, target: saveSelectionFx })
sample({ clock: selectionPosted, target: awaitCookieFx })
sample({ clock: awaitCookieFx.done, fn: ({ params }) => params, target: clinicSwitched })
sample({ clock: clinicSwitched, fn: () => {}, target: reloadFx })

/** Rejected: nothing has changed. No response: the platform may have switched, so the old clinic is posted again. */
const selectionFailed = sample({
  clock: postSelectionFx.fail,
  source: $clinicSwitch,
  filter: (current, { params }) => current === params,
  fn: (_, failure) => failure,
})
sample({
  clock: selectionFailed,
  filter: ({ error }) => !mayHaveSwitched(error),
  fn: ({ params }) => params,
  target: switchFailed,
})
sample({
  clock: selectionFailed,
  filter: ({ error }) => mayHaveSwitched(error),
  fn: ({ params }) => params,
  target: undoRequired,
})
const cookieRejected = sample({
  clock: awaitCookieFx.fail,
  source: $clinicSwitch,
  filter: (current, { params }) => current === params,
  fn: (_, { params }) => params,
})
sample({ clock: cookieRejected, target: undoRequired })
sample({ clock: undoRequired, fn: ({ previousCookie }) => previousCookie, target: restoreSelectionFx })
sample({ clock: restoreSelectionFx.done, source: $clinicSwitch, filter: Boolean, target: undoSelectionFx })
sample({ clock: undoSelectionFx.finally, fn: ({ params }) => params, target: switchFailed })

/** No toast, as specified; the failure is reported. */
sample({
  clock: [acquireLockFx.failData, postSelectionFx.failData, awaitCookieFx.failData, undoSelectionFx.failData],
  fn: (error): ProblemReport => ({ kind: 'silent-failure', where: 'selectCompany', details: [error.name] }),
  target: problemOccurred,
})

sample({ clock: acquireLockFx.fail, fn: ({ params }) => params, target: switchFailed })
sample({ clock: [switchFailed, sessionEnded], fn: () => null, target: $clinicSwitch })
sample({ clock: [switchFailed, sessionEnded, lockAbandoned], fn: () => {}, target: releaseLockFx })

/**
 * While this tab waits for the lock another tab may have switched. Same clinic: nothing to send. Another clinic: this
 * switch is dropped, and the tab follows the cookie.
 */
type Step = 'send' | 'already-switched' | 'abort'

function nextStep(selected: string | null, previousCookie: string | null, to: string): Step {
  if (selected === previousCookie) return 'send'
  return selected === to ? 'already-switched' : 'abort'
}

async function postSelection(uuid: string, timeout: number): Promise<void> {
  const { statusCode } = await selectCompany({ companies: uuid, type: DOCTOR_COMPANY_TYPE }, { timeout })
  if (statusCode !== 200) throw new Error(`the clinic switch answered ${statusCode}`)
}
