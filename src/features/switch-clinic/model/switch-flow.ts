import { createEffect, createStore, sample } from 'effector'
import { not, or } from 'patronum'
import { restoreSelectionTask, saveSelectionTask } from '@/entities/company'
import { $hasPendingChanges, bulkStopRequested } from '@/entities/notification'
import { ApiError, type ApiErrorKind, selectCompany } from '@/shared/api'
import { $authToken, readAuthToken, readSelectedClinic, sessionEnded } from '@/shared/auth'
import type { ReleaseTabMutex } from '@/shared/browser'
import { CLINIC_COOKIE_CHECK_INTERVAL_MS, CLINIC_COOKIE_CHECKS } from '@/shared/config'
import { attachTask, createDelayTask, createTask } from '@/shared/lib/effector'
import { featuresStarted, pageResumed, reloadPageTask } from '@/shared/lifecycle'
import { reportSilentFailure } from '@/shared/report'
import { $hasFeatureWrites } from './clinic-choice'
import {
  acquireSwitchLock,
  clearOpenSwitchTask,
  findOpenSwitchTask,
  readLeftSwitch,
  saveOpenSwitchTask,
} from './open-switch'
import {
  $currentSwitch,
  type ClinicSwitch,
  clinicSwitched,
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
/** Value of the platform for a choice by the user. */
const DOCTOR_COMPANY_TYPE = 2
const REJECTION_KINDS: readonly ApiErrorKind[] = ['unauthorized', 'forbidden', 'notFound', 'rejected']

interface AcquiredLock {
  release: ReleaseTabMutex
  /** The platform may be in the clinic of that switch, also after a rejection. */
  isAfterLeftSwitch: boolean
  cookie: string | null
}
type HeldLock = Omit<AcquiredLock, 'cookie'> & { clinicSwitch: ClinicSwitch }

/** Such as an old cookie on a path or domain that the portal cannot write. */
class OtherClinicInCookie extends Error {
  override readonly name = 'OtherClinicInCookie'
}

// Effects
/** Switches are serialised across tabs by a lock, so that cookie and platform cannot end in different clinics. */
export const acquireLockFx = createEffect<ClinicSwitch, AcquiredLock>(async () => {
  const release = await acquireSwitchLock()
  if (!release) throw new DOMException('another tab holds the lock', 'TimeoutError')
  const isAfterLeftSwitch = (await readLeftSwitch()) !== null
  return { release, isAfterLeftSwitch, cookie: readSelectedClinic() }
})
const releaseLockTask = createTask((release: ReleaseTabMutex) => release())
export const postSelectionFx = createEffect(({ to }: ClinicSwitch) => postSelection(to, { timeout: POST_TIMEOUT_MS }))
export const undoSelectionFx = createEffect((clinicSwitch: ClinicSwitch) =>
  postSelection(readOtherClinic(clinicSwitch) ?? clinicSwitch.from, { timeout: UNDO_TIMEOUT_MS, isUndo: true }),
)
/** The clinic for the cookie, which keeps one of another application or session. */
const resolveSelectionTask = attachTask($authToken, (token, clinicSwitch: ClinicSwitch) =>
  token === readAuthToken() && readOtherClinic(clinicSwitch) === null
    ? { selected: clinicSwitch.previousCookie }
    : undefined,
)
const awaitCookieFx = createEffect(async ({ to }: ClinicSwitch): Promise<void> => {
  for (let check = 1; check <= CLINIC_COOKIE_CHECKS; check += 1) {
    if (readSelectedClinic() === to) return
    await new Promise((resolve) => setTimeout(resolve, CLINIC_COOKIE_CHECK_INTERVAL_MS))
  }
  throw readSelectedClinic() !== null ? new OtherClinicInCookie() : new Error('the browser did not store the clinic')
})

const openSwitchFound = findOpenSwitchTask.doneData.filterMap((found) => found)

// Stores
export const $hasPendingWrites = or($hasPendingChanges, $hasFeatureWrites)
const $heldLock = createStore<HeldLock | null>(null, { serialize: 'ignore' })
  .on(acquireLockFx.done, (_, { params, result }) => ({ ...result, clinicSwitch: params }))
  .on(openSwitchFound, (_, found) => ({ ...found, isAfterLeftSwitch: true }))
  .reset(releaseLockTask)

/** With the new clinic in the cookie, another application has switched to it too: an undo would revert its choice. */
const resolveFailureTask = attachTask($heldLock, (lock, { params, error }: { params: ClinicSwitch; error: Error }) => ({
  clinicSwitch: params,
  isUncertain: (!isRejection(error) || lock?.isAfterLeftSwitch === true) && readSelectedClinic() !== params.to,
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
const switchDelayed = sample({ clock: switchStarted, filter: $hasPendingWrites })
sample({ clock: switchDelayed, target: createDelayTask(switchEvents.writesTimedOut, MAX_WAIT_MS) })

sample({ clock: switchEntered('waiting-for-lock'), target: acquireLockFx })
sample({
  clock: acquireLockFx.done,
  fn: ({ params, result }) => ({ clinicSwitch: params, cookie: result.cookie }),
  target: switchEvents.lockAcquired,
})
sample({ clock: acquireLockFx.fail, fn: paramsOf, target: switchEvents.lockFailed })
// Before `lockUnused`, as samples run in this order: the lock of an undo counts as used only with its switch.
sample({ clock: openSwitchFound, fn: ({ clinicSwitch }) => clinicSwitch, target: switchEvents.openSwitchFound })
/** Its switch has failed, or the session has ended, perhaps before this tab got the lock. */
const lockUnused = sample({
  clock: [$heldLock, $currentSwitch],
  source: { lock: $heldLock, current: $currentSwitch },
  fn: ({ lock, current }) =>
    lock && lock.clinicSwitch !== current ? { ...lock, isOtherRunning: current !== null } : null,
}).filterMap((lock) => lock ?? undefined)
/** A left switch that was found during a switch of this tab is not undone: its entry stays. */
const entryUnused = lockUnused.filter({ fn: ({ isOtherRunning }) => !isOtherRunning })
// First: a tab that waits for the lock looks for an open switch.
sample({ clock: [entryUnused, clinicSwitched, sessionEnded], fn: () => {}, target: clearOpenSwitchTask })
sample({ clock: lockUnused, fn: ({ release }) => release, target: releaseLockTask })

const postingStarted = switchEntered('posting')
sample({ clock: postingStarted, target: saveOpenSwitchTask })
sample({ clock: postingStarted, target: postSelectionFx })
sample({ clock: postSelectionFx.done, fn: paramsOf, target: switchEvents.selectionPosted })
sample({ clock: postSelectionFx.fail, target: resolveFailureTask })
sample({
  clock: resolveFailureTask.doneData,
  filter: ({ isUncertain }) => !isUncertain,
  fn: ({ clinicSwitch }) => clinicSwitch,
  target: switchEvents.selectionRejected,
})
sample({
  clock: resolveFailureTask.doneData,
  filter: ({ isUncertain }) => isUncertain,
  fn: ({ clinicSwitch }) => clinicSwitch,
  target: switchEvents.selectionUncertain,
})

const persistingStarted = switchEntered('persisting')
// First, so that the check below finds the cookie at once and not after an interval.
sample({ clock: persistingStarted, fn: ({ to }) => to, target: saveSelectionTask })
sample({ clock: persistingStarted, target: awaitCookieFx })
sample({ clock: awaitCookieFx.done, fn: paramsOf, target: switchEvents.cookieStored })
sample({ clock: awaitCookieFx.fail, fn: paramsOf, target: switchEvents.cookieNotStored })

sample({ clock: [featuresStarted, pageResumed], target: findOpenSwitchTask })
const undoStarted = switchEntered('undoing')
sample({ clock: undoStarted, target: resolveSelectionTask })
sample({
  clock: resolveSelectionTask.doneData.filterMap((resolved) => resolved),
  fn: ({ selected }) => selected,
  target: restoreSelectionTask,
})
sample({ clock: undoStarted, target: undoSelectionFx })
sample({ clock: undoSelectionFx.finally, fn: paramsOf, target: switchEvents.undoFinished })

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

/** Another application has stored it since the switch started: the cookie decides, so the platform returns to it. */
function readOtherClinic({ to, previousCookie }: ClinicSwitch): string | null {
  const cookie = readSelectedClinic()
  return cookie === to || cookie === previousCookie ? null : cookie
}

/** After any other error the platform may have switched: the response was lost, late, malformed or dropped. */
const isRejection = (error: Error): boolean => error instanceof ApiError && REJECTION_KINDS.includes(error.kind)
