import { attach, createEvent, sample } from 'effector'
import {
  $unlockedPatients,
  unlockedPatientViewed,
  type Patient,
  patientChosen,
  patientUnlocked,
} from '@/entities/patient'
import { fetchReminderPatientFx, reminderChosen, reminderRead } from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { $pinRequest, type PinRequest, pinAccepted, pinRequested } from '@/features/unlock-pin'
import { patientOpened, treatmentSessionOpened } from '@/features/view-patient'

import { type ProblemReport, problemOccurred } from '@/shared/report'
import { $currentRoute, $language, buildPath, locationChanged, navigateFx } from '@/shared/routes'
import { $linkedRequest } from './page-mode-link'

/** The patient of the follow-up page, or null on any other. */
const $shownPatient = $currentRoute.map((route) => (route?.id === 'patientFollowUp' ? (route.params.id ?? null) : null))

// Events
/** On to the follow-up page of a patient who may be seen. */
const followUpRequested = createEvent<string>()

const fetchLockForSearchFx = attach({ effect: fetchReminderPatientFx, mapParams: ({ uuid }: Patient) => uuid })
const fetchLockForPageFx = attach({ effect: fetchReminderPatientFx, mapParams: (patientId: string) => patientId })

/** A patient found by search: the card of a locked one comes after the PIN. */
sample({ clock: patientChosen, target: fetchLockForSearchFx })
const lockResolved = sample({
  clock: fetchLockForSearchFx.done,
  source: $unlockedPatients,
  fn: (unlocked, { params, result }) => ({
    patient: params,
    isLocked: result.isLocked && !unlocked.includes(params.uuid),
  }),
})
sample({
  clock: lockResolved,
  filter: ({ isLocked }) => isLocked,
  fn: ({ patient }): PinRequest => ({ mode: 'hasta', patient }),
  target: pinRequested,
})
sample({
  clock: lockResolved,
  filter: ({ isLocked }) => !isLocked,
  fn: ({ patient }) => patient,
  target: patientOpened,
})
/** Who has a lock is not remembered, also where the PIN was given. */
sample({
  clock: fetchLockForSearchFx.done,
  filter: ({ result }) => !result.isLocked,
  fn: ({ params }) => params,
  target: unlockedPatientViewed,
})
/** Nobody knows of a lock: the PIN is a screen for privacy, and the search has shown the patient already. */
sample({ clock: fetchLockForSearchFx.fail, fn: ({ params }) => params, target: patientOpened })

/** A reminder leads to its patient: to a locked one through the PIN, and stays unread when that is not given. */
const reminderLockResolved = sample({
  clock: reminderChosen,
  source: $unlockedPatients,
  fn: (unlocked, { uuid, patient }) => ({
    uuid,
    patientId: patient.uuid,
    isLocked: patient.isLocked && !unlocked.includes(patient.uuid),
  }),
})
sample({
  clock: reminderLockResolved,
  filter: ({ isLocked }) => isLocked,
  fn: ({ patientId, uuid }): PinRequest => ({ mode: 'locked', patientId, reminder: uuid }),
  target: pinRequested,
})
const unlockedReminderOpened = sample({ clock: reminderLockResolved, filter: ({ isLocked }) => !isLocked })
sample({ clock: unlockedReminderOpened, fn: ({ uuid }) => uuid, target: reminderRead })
sample({ clock: unlockedReminderOpened, fn: ({ patientId }) => patientId, target: followUpRequested })

/**
 * The follow-up page of a locked patient asks, however one came there, unless a link has asked for something else; the
 * page itself shows nothing until then.
 */
sample({ clock: locationChanged, source: $shownPatient, filter: Boolean, target: fetchLockForPageFx })
sample({
  clock: fetchLockForPageFx.done,
  source: { unlocked: $unlockedPatients, shown: $shownPatient, linked: $linkedRequest, open: $pinRequest },
  filter: ({ unlocked, shown, linked, open }, { params, result }) =>
    result.isLocked && shown === params && linked === null && open === null && !unlocked.includes(params),
  fn: (_, { params }): PinRequest => ({ mode: 'locked', patientId: params, reminder: null }),
  target: pinRequested,
})
/** Silent: the page shows that the reminders could not be had. */
sample({
  clock: [fetchLockForSearchFx.failData, fetchLockForPageFx.failData],
  fn: ({ name }): ProblemReport => ({ kind: 'silent-failure', where: 'listReminders', details: [name] }),
  target: problemOccurred,
})

/** What the PIN opens, by the page modes of the specification. */
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

/** `locked` clears the lock and goes on to the follow-up page (`hastaCRM`). */
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
