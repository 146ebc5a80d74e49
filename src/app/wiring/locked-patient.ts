import { attach, createEvent, createStore, sample } from 'effector'
import {
  $unlockedPatients,
  unlockedPatientViewed,
  type Patient,
  patientChosen,
  patientUnlocked,
} from '@/entities/patient'
import {
  fetchReminderPatientFx,
  isPinNeeded,
  type PatientLock,
  reminderChosen,
  type ReminderPatient,
  reminderRead,
} from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { $pinRequest, type PinRequest, pinAccepted, pinRequested } from '@/features/unlock-pin'
import { patientOpened, treatmentSessionOpened } from '@/features/view-patient'
import { sessionEnded } from '@/shared/auth'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { $currentRoute, $language, buildPath, locationChanged, navigateFx } from '@/shared/routes'
import { $linkedRequest } from './page-mode-link'

const $shownPatient = $currentRoute.map((route) => (route?.id === 'patientFollowUp' ? (route.params.id ?? null) : null))

const followUpRequested = createEvent<string>()

const fetchLockForSearchFx = attach({ effect: fetchReminderPatientFx, mapParams: ({ uuid }: Patient) => uuid })
const fetchLockForPageFx = attach({ effect: fetchReminderPatientFx, mapParams: (patientId: string) => patientId })

/** The latest choice counts; leaving the page cancels it. */
const $chosenPatient = createStore<Patient | null>(null)
  .on(patientChosen, (_, patient) => patient)
  .reset(locationChanged, sessionEnded)

sample({ clock: patientChosen, target: fetchLockForSearchFx })
const lockResolved = sample({
  clock: fetchLockForSearchFx.finally,
  source: { unlocked: $unlockedPatients, chosen: $chosenPatient },
  filter: ({ chosen }, { params }) => chosen === params,
  fn: ({ unlocked }, fetched) => {
    const lock = lockOf(fetched)
    return { patient: fetched.params, lock, isPinNeeded: isPinNeeded(lock, fetched.params.uuid, unlocked) }
  },
})
sample({
  clock: lockResolved,
  filter: (resolved) => resolved.isPinNeeded,
  fn: ({ patient }): PinRequest => ({ mode: 'hasta', patient }),
  target: pinRequested,
})
sample({
  clock: lockResolved,
  filter: (resolved) => !resolved.isPinNeeded,
  fn: ({ patient }) => patient,
  target: patientOpened,
})
/** The recent patients must not reveal a lock: a locked patient is not saved, even after the PIN. */
sample({
  clock: lockResolved,
  filter: ({ lock }) => lock === 'open',
  fn: ({ patient }) => patient,
  target: unlockedPatientViewed,
})

/** The reminder of a locked patient stays unread until the PIN is accepted. */
const reminderPatientRequested = sample({
  clock: reminderChosen,
  source: $unlockedPatients,
  fn: (unlocked, { uuid, patient }) =>
    patient?.uuid
      ? {
          uuid,
          patientId: patient.uuid,
          isPinNeeded: isPinNeeded(patient.isLocked ? 'locked' : 'open', patient.uuid, unlocked),
        }
      : undefined,
}).filterMap((requested) => requested)
sample({
  clock: reminderPatientRequested,
  filter: (requested) => requested.isPinNeeded,
  fn: ({ patientId, uuid }): PinRequest => ({ mode: 'locked', patientId, reminder: uuid }),
  target: pinRequested,
})
const unlockedReminderOpened = sample({
  clock: reminderPatientRequested,
  filter: (requested) => !requested.isPinNeeded,
})
sample({ clock: unlockedReminderOpened, fn: ({ uuid }) => uuid, target: reminderRead })
sample({ clock: unlockedReminderOpened, fn: ({ patientId }) => patientId, target: followUpRequested })
sample({
  clock: reminderChosen,
  filter: ({ patient }) => !patient?.uuid,
  fn: ({ uuid }) => uuid,
  target: reminderRead,
})

/** Asks for the PIN unless the patient is known to be open or a page-mode link asks for something else. */
sample({ clock: locationChanged, source: $shownPatient, filter: Boolean, target: fetchLockForPageFx })
sample({
  clock: fetchLockForPageFx.finally,
  source: { unlocked: $unlockedPatients, shown: $shownPatient, linked: $linkedRequest, open: $pinRequest },
  filter: ({ unlocked, shown, linked, open }, fetched) =>
    shown === fetched.params &&
    linked === null &&
    open === null &&
    isPinNeeded(lockOf(fetched), fetched.params, unlocked),
  fn: (_, { params }): PinRequest => ({ mode: 'locked', patientId: params, reminder: null }),
  target: pinRequested,
})
/** Reported only: the PIN dialog opens anyway, and the follow-up page shows its own error. */
sample({
  clock: [fetchLockForSearchFx.failData, fetchLockForPageFx.failData],
  fn: ({ name }): ProblemReport => ({ kind: 'silent-failure', where: 'listReminders', details: [name] }),
  target: problemOccurred,
})

/** Targets of an accepted PIN, by the page modes of the specification. */
const pinAcceptedFor = <Mode extends PinRequest['mode']>(mode: Mode) =>
  pinAccepted.filterMap((request) =>
    request.mode === mode ? (request as Extract<PinRequest, { mode: Mode }>) : undefined,
  )

sample({ clock: pinAcceptedFor('hasta'), fn: ({ patient }) => patient, target: patientOpened })
sample({
  clock: pinAcceptedFor('seans'),
  fn: ({ patientId, sessionId }) => ({ kind: 'session' as const, patientId, sessionId }),
  target: treatmentSessionOpened,
})
sample({
  clock: pinAcceptedFor('seansBuild'),
  fn: ({ patientId }) => ({ kind: 'room-locked' as const, patientId }),
  target: treatmentSessionOpened,
})
sample({ clock: pinAcceptedFor('barcode'), fn: ({ patientId, name }) => ({ patientId, name }), target: labelRequested })

/** `locked` clears the lock and opens the follow-up page (`hastaCRM`). */
const patientPinAccepted = pinAcceptedFor('locked')
sample({ clock: patientPinAccepted, fn: ({ patientId }) => patientId, target: patientUnlocked })
sample({ clock: patientPinAccepted, fn: ({ patientId }) => patientId, target: followUpRequested })
sample({ clock: patientPinAccepted.filterMap(({ reminder }) => reminder ?? undefined), target: reminderRead })
sample({
  clock: followUpRequested,
  source: { language: $language, shown: $shownPatient },
  filter: ({ shown }, patientId) => shown !== patientId,
  fn: ({ language }, patientId) => ({ to: buildPath('patientFollowUp', language, { id: patientId }) }),
  target: navigateFx,
})

type LockFetched = { status: 'done'; result: ReminderPatient } | { status: 'fail' }

/** Without the reminders the lock is unknown (decision 0055). */
const lockOf = (fetched: LockFetched): PatientLock => (fetched.status === 'done' ? fetched.result.lock : 'unknown')
