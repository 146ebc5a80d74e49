import { createEffect, createStore, sample } from 'effector'
import { not, or } from 'patronum'
import { restoreSelectedCompanyTask, saveSelectedCompanyTask } from '@/entities/company'
import { $hasPendingChanges, bulkStopRequested } from '@/entities/notification'
import { ApiError, type ApiErrorKind, selectCompany } from '@/shared/api'
import { $authToken, readAuthToken, readSelectedClinic, sessionEnded } from '@/shared/auth'
import type { ReleaseTabMutex } from '@/shared/browser'
import { CLINIC_COOKIE_CHECK_INTERVAL_MS, CLINIC_COOKIE_CHECKS } from '@/shared/config'
import { attachTask, createDelayTask, createTask } from '@/shared/lib/effector'
import { featuresStarted, pageResumed, reloadPageTask } from '@/shared/lifecycle'
import { reportSilentFailure } from '@/shared/report'
import { $hasFeatureWrites } from './first-screen-state'
import {
  acquireSwitchLock,
  clearUnfinishedSwitchTask,
  findUnfinishedSwitchTask,
  readUnfinishedSwitch,
  saveUnfinishedSwitchTask,
} from './unfinished-switch'
import {
  $currentSwitch,
  type ClinicSwitch,
  clinicSwitched,
  otherTabSwitchStarted,
  switchEntered,
  switchEvents,
  switchStarted,
} from './switch-machine'
import './switch-confirmation'
import './switch-request'

/** Limits the wait for a pending upload, because a full-screen loader blocks the user. */
const MAX_WAIT_MS = 10_000
/** Shorter than the default timeout, for the same reason. */
const POST_TIMEOUT_MS = 10_000
const UNDO_TIMEOUT_MS = 5_000
/** The type by which the platform marks a choice of the user. */
const DOCTOR_COMPANY_TYPE = 2
const REJECTION_KINDS: readonly ApiErrorKind[] = ['unauthorized', 'forbidden', 'notFound', 'rejected']

interface AcquiredLock {
  release: ReleaseTabMutex
  /** An earlier switch was interrupted, so the platform may be in its clinic, even after a rejection of this one. */
  isAfterUnfinishedSwitch: boolean
  cookie: string | null
}
/** Of a running switch, or for the undo of an unfinished one. */
interface HeldLock {
  clinicSwitch: ClinicSwitch
  release: ReleaseTabMutex
  isAfterUnfinishedSwitch?: boolean
}

interface Undo {
  clinicSwitch: ClinicSwitch
  /** Uuid of the clinic that the platform gets. */
  clinic: string
  isCookieKept: boolean
}

/** Another cookie hides the new one, such as an old cookie on a path or domain that the portal cannot write. */
class OtherClinicInCookieError extends Error {
  override readonly name = 'OtherClinicInCookieError'
}

// Effects
/** Switches are serialised across tabs by a lock, so that cookie and platform cannot end in different clinics. */
export const acquireLockFx = createEffect<ClinicSwitch, AcquiredLock>(async () => {
  const release = await acquireSwitchLock()
  if (!release) throw new DOMException('another tab holds the lock', 'TimeoutError')
  const isAfterUnfinishedSwitch = (await readUnfinishedSwitch()) !== null
  return { release, isAfterUnfinishedSwitch, cookie: readSelectedClinic() }
})
const releaseLockTask = createTask((release: ReleaseTabMutex) => release())
export const postSelectionFx = createEffect(({ to }: ClinicSwitch) => postSelection(to, { timeout: POST_TIMEOUT_MS }))
/** If another application has stored a clinic since, the platform gets that one. The cookie of another session is kept. */
const resolveUndoTask = attachTask($authToken, (token, clinicSwitch: ClinicSwitch): Undo => {
  const { from, to, previousCookie } = clinicSwitch
  const cookie = readSelectedClinic()
  const otherClinic = cookie === to || cookie === previousCookie ? null : cookie
  return {
    clinicSwitch,
    clinic: otherClinic ?? from,
    isCookieKept: otherClinic !== null || token !== readAuthToken(),
  }
})
export const undoSelectionFx = createEffect(({ clinic }: Undo) =>
  postSelection(clinic, { timeout: UNDO_TIMEOUT_MS, isUndo: true }),
)
const awaitCookieFx = createEffect(async ({ to }: ClinicSwitch): Promise<void> => {
  for (let check = 1; check <= CLINIC_COOKIE_CHECKS; check += 1) {
    if (readSelectedClinic() === to) return
    await new Promise((resolve) => setTimeout(resolve, CLINIC_COOKIE_CHECK_INTERVAL_MS))
  }
  throw readSelectedClinic() !== null
    ? new OtherClinicInCookieError()
    : new Error('the browser did not store the clinic')
})

// Stores
export const $hasPendingWrites = or($hasPendingChanges, $hasFeatureWrites)
const $heldLock = createStore<HeldLock | null>(null, { serialize: 'ignore' })
  .on(acquireLockFx.done, (_, { params, result }) => ({ ...result, clinicSwitch: params }))
  .on(switchEvents.unfinishedSwitchFound, (_, found) => found)
  .reset(releaseLockTask)

/** With the new clinic in the cookie, another application has switched to it too: an undo would revert its choice. */
const resolveFailureTask = attachTask($heldLock, (lock, { params, error }: { params: ClinicSwitch; error: Error }) => ({
  clinicSwitch: params,
  isUncertain: (!isRejection(error) || lock?.isAfterUnfinishedSwitch === true) && readSelectedClinic() !== params.to,
}))

// Connections
const paramsOf = ({ params }: { params: ClinicSwitch }) => params

sample({
  clock: [switchStarted, $hasPendingWrites],
  filter: not($hasPendingWrites),
  target: switchEvents.writesFinished,
})
/** A long bulk change would outlast the wait, and its next requests could reach the other clinic. */
sample({ clock: switchStarted, target: bulkStopRequested })
sample({
  clock: switchStarted,
  filter: $hasPendingWrites,
  target: createDelayTask(switchEvents.writesTimedOut, MAX_WAIT_MS),
})

sample({ clock: switchEntered('waiting-for-lock'), target: acquireLockFx })
sample({
  clock: acquireLockFx.done,
  fn: ({ params, result }) => ({ clinicSwitch: params, cookie: result.cookie }),
  target: switchEvents.lockAcquired,
})
sample({ clock: acquireLockFx.fail, fn: paramsOf, target: switchEvents.lockFailed })
/** The lock of a switch that has failed, or whose session has ended, perhaps before this tab got it. */
const lockUnused = sample({
  clock: [$heldLock, $currentSwitch],
  source: { lock: $heldLock, current: $currentSwitch },
  fn: ({ lock, current }) =>
    lock && lock.clinicSwitch !== current ? { ...lock, isOtherRunning: current !== null } : null,
}).filterMap((lock) => lock ?? undefined)
/** An unfinished switch that was found during a switch of this tab is not undone: its entry stays. */
const entryUnused = lockUnused.filter({ fn: ({ isOtherRunning }) => !isOtherRunning })
// The entry is cleared before the lock is released, because the next holder looks for an unfinished switch.
sample({ clock: [entryUnused, clinicSwitched, sessionEnded], fn: () => {}, target: clearUnfinishedSwitchTask })
sample({ clock: lockUnused, fn: ({ release }) => release, target: releaseLockTask })

sample({ clock: switchEntered('posting'), target: [saveUnfinishedSwitchTask, postSelectionFx] })
sample({ clock: postSelectionFx.done, fn: paramsOf, target: switchEvents.selectionPosted })
sample({ clock: postSelectionFx.fail, target: resolveFailureTask })
sample({ clock: resolveFailureTask.doneData, target: switchEvents.selectionFailed })

const persistingStarted = switchEntered('persisting')
// Saved before the check below, which then finds the cookie at once and not after an interval.
sample({ clock: persistingStarted, fn: ({ to }) => to, target: saveSelectedCompanyTask })
sample({ clock: persistingStarted, target: awaitCookieFx })
sample({ clock: awaitCookieFx.done, fn: paramsOf, target: switchEvents.cookieStored })
sample({ clock: awaitCookieFx.fail, fn: paramsOf, target: switchEvents.cookieNotStored })

/** Another tab that switches has the lock, so this tab gets it when that one has ended its switch or is closed. */
const unfinishedSwitchPossible = [featuresStarted, pageResumed, otherTabSwitchStarted, switchEvents.otherTabTimedOut]
sample({ clock: unfinishedSwitchPossible, fn: () => {}, target: findUnfinishedSwitchTask })
sample({ clock: findUnfinishedSwitchTask.doneData, filter: Boolean, target: switchEvents.unfinishedSwitchFound })
sample({ clock: switchEntered('undoing'), target: resolveUndoTask })
sample({
  clock: resolveUndoTask.doneData,
  filter: ({ isCookieKept }) => !isCookieKept,
  fn: ({ clinicSwitch }) => clinicSwitch.previousCookie,
  target: restoreSelectedCompanyTask,
})
sample({ clock: resolveUndoTask.doneData, target: undoSelectionFx })
sample({
  clock: undoSelectionFx.finally,
  fn: ({ params }) => params.clinicSwitch,
  target: switchEvents.undoFinished,
})

sample({ clock: clinicSwitched, target: reloadPageTask })

/** No toast, as specified; the failure is reported. */
reportSilentFailure(
  'selectCompany',
  acquireLockFx.failData,
  postSelectionFx.failData,
  awaitCookieFx.failData,
  undoSelectionFx.failData,
)

async function postSelection(uuid: string, options: { timeout: number; isUndo?: boolean }): Promise<void> {
  const { statusCode } = await selectCompany({ companies: uuid, type: DOCTOR_COMPANY_TYPE }, options)
  if (statusCode !== 200) throw new Error(`unexpected status ${statusCode}`)
}

/** True if the platform has certainly not switched. After other errors its response may only be lost, late or malformed. */
const isRejection = (error: Error): boolean => error instanceof ApiError && REJECTION_KINDS.includes(error.kind)
