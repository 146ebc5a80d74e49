import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { saveSelectionFx, restoreSelectionFx } from '@/entities/company'
import { selectCompany } from '@/shared/api'
import { readSelectedCompany, sessionEnded } from '@/shared/auth'
import { reloadPage, withTabMutex } from '@/shared/browser'
import { CLINIC_COOKIE_CHECK_INTERVAL_MS, CLINIC_COOKIE_CHECKS } from '@/shared/config'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { mayHaveSwitched } from '../lib/may-have-switched'
import { switchQueued, switchReleased } from './switch-queue'

/** From the clinic where the doctor works to another; uuids. `remembered` is what the cookie held, which may be nothing. */
export interface ClinicSwitch {
  from: string
  to: string
  previousCookie: string | null
}

/** What the platform means by a doctor's own choice. */
const DOCTOR_COMPANY_TYPE = 2
/** A full-screen loader must not keep a doctor for as long as another call may take. */
const POST_TIMEOUT_MS = 10_000
const UNDO_TIMEOUT_MS = 5_000

// Events
export const switchStarted = createEvent<ClinicSwitch>()
/** The platform and the browser hold the new clinic; the page begins anew. */
export const clinicSwitched = createEvent<ClinicSwitch>()
/** The doctor is where they were, and the next switch may begin. */
export const switchFailed = createEvent<ClinicSwitch>()
const selectionPosted = createEvent<ClinicSwitch>()
/** The platform may hold the new clinic although the portal stays with the old one. */
const undoRequired = createEvent<ClinicSwitch>()

// Effects
/** Tabs switch one after the other, so that cookie and platform cannot end on two different clinics. */
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
  throw new Error('the browser did not keep the clinic')
})
const reloadFx = createEffect(reloadPage)

// State
/** The switch under way. It ends with the page, or with a failure. */
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
/** The session has ended meanwhile: the next tab must not wait for a turn that nobody takes. */
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

/** A session that ended meanwhile has no clinic any more. */
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

/** Refused: nothing has changed anywhere. No answer: nobody knows, so the platform is told where the doctor stays. */
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

/** Silent for the doctor, as specified; the operators hear of it. */
sample({
  clock: [acquireLockFx.failData, postSelectionFx.failData, awaitCookieFx.failData, undoSelectionFx.failData],
  fn: (error): ProblemReport => ({ kind: 'silent-failure', where: 'selectCompany', details: [error.name] }),
  target: problemOccurred,
})

sample({ clock: acquireLockFx.fail, fn: ({ params }) => params, target: switchFailed })
sample({ clock: [switchFailed, sessionEnded], fn: () => null, target: $clinicSwitch })
sample({ clock: [switchFailed, sessionEnded, lockAbandoned], fn: () => {}, target: releaseLockFx })

/**
 * While a tab waits for its turn, another one may have gone to the same clinic, so that the platform need not be asked
 * again; or to a third one, where this tab follows: what was chosen at the same moment later gives way.
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
