import { sample } from 'effector'
import { $routePatientId, cardRequested, followUpRequested } from '@/entities/patient'
import { reminderFocusRequested, reminderOpenRequested, reminderRead } from '@/entities/reminder'
import { labelRequested } from '@/features/print-label'
import { callChosen } from '@/features/search-patients'
import { accessGranted, type AccessRequest, accessRequested } from '@/features/unlock-pin'
import { cardLocked, patientDismissed, patientOpened, treatmentSessionOpened } from '@/features/view-patient'
import { ofKind } from '@/shared/lib/effector'
import { $language, buildPath, navigateFx } from '@/shared/routes'

// Requests; a visit of the follow-up page and a link with a page mode request access in their own models.
sample({
  clock: cardRequested,
  fn: (patient): AccessRequest => ({ intent: { kind: 'card', patient } }),
  target: accessRequested,
})
sample({
  clock: callChosen,
  fn: (patient): AccessRequest => ({ intent: { kind: 'call', patient } }),
  target: accessRequested,
})
sample({
  clock: followUpRequested,
  fn: (patient): AccessRequest => ({
    intent: { kind: 'follow-up', patientId: patient.uuid, patient },
  }),
  target: accessRequested,
})
sample({
  clock: reminderOpenRequested.filterMap(({ uuid, patient }): AccessRequest | undefined =>
    patient?.uuid
      ? {
          intent: { kind: 'follow-up', patientId: patient.uuid, reminder: uuid },
          lock: patient.isLocked ? 'locked' : 'open',
        }
      : undefined,
  ),
  target: accessRequested,
})
sample({
  clock: reminderOpenRequested,
  filter: ({ patient }) => !patient?.uuid,
  fn: ({ uuid }) => uuid,
  target: reminderRead,
})
/** Requested without a lock, which is then looked up: once the list is loaded again, the card may open without the PIN. */
sample({
  clock: cardLocked,
  fn: (patient): AccessRequest => ({ intent: { kind: 'card', patient } }),
  target: [patientDismissed, accessRequested],
})

// Results
sample({ clock: ofKind(accessGranted, 'card'), fn: ({ patient }) => patient, target: patientOpened })
sample({
  clock: [ofKind(accessGranted, 'treatment-session'), ofKind(accessGranted, 'room-locked')],
  target: treatmentSessionOpened,
})
sample({
  clock: ofKind(accessGranted, 'label'),
  fn: ({ patientId, name }) => ({ patientId, name }),
  target: labelRequested,
})
/** The reminder of a locked patient stays unread until the PIN is accepted. */
sample({
  clock: ofKind(accessGranted, 'follow-up').filterMap(({ reminder }) => reminder),
  target: reminderRead,
})
sample({
  clock: ofKind(accessGranted, 'follow-up').filterMap(({ patientId, reminder }) =>
    reminder === undefined ? undefined : { patientId, uuid: reminder },
  ),
  target: reminderFocusRequested,
})
sample({
  clock: ofKind(accessGranted, 'follow-up'),
  source: { routePatientId: $routePatientId, language: $language },
  filter: ({ routePatientId }, { patientId }) => routePatientId !== patientId,
  fn: ({ language }, { patientId }) => ({ to: buildPath('patientFollowUp', language, { id: patientId }) }),
  target: navigateFx,
})
