import { type DueGroup, groupByDue, type Reminder } from '@/entities/reminder'

interface IdentifiedPatient {
  uuid: string
  name: string | null
  isLocked: boolean
}

export interface PatientGroup {
  /** Null for reminders without a patient, or whose patient has no readable uuid. */
  patient: IdentifiedPatient | null
  dueGroups: readonly { group: DueGroup; reminders: readonly Reminder[] }[]
}

/**
 * By patient, in the order of their first reminder, and by when they are due within each; those that are about nobody come
 * last. `reminders` are in the order of their time.
 */
export function groupByPatient(reminders: readonly Reminder[], now: number): PatientGroup[] {
  const byPatient = Map.groupBy(reminders, ({ patient }) => patient?.uuid || null)
  const nobody = byPatient.get(null)
  byPatient.delete(null)
  const groups = [...byPatient].map(([uuid, own]) => ({
    patient: patientOf(uuid, own),
    dueGroups: groupByDue(own, now),
  }))
  return nobody ? [...groups, { patient: null, dueGroups: groupByDue(nobody, now) }] : groups
}

/** One reminder may know the name, another one of the lock. */
function patientOf(uuid: string | null, reminders: readonly Reminder[]): IdentifiedPatient | null {
  if (uuid === null) return null
  const mentions = reminders.flatMap(({ patient }) => patient ?? [])
  return {
    uuid,
    name: mentions.map(({ name }) => name).find(Boolean) ?? null,
    isLocked: mentions.some(({ isLocked }) => isLocked),
  }
}

/** A reminder as a row of the one list that the whole is; the first of its group carries the heading. */
export interface WorklistRow {
  reminder: Reminder
  /** Of the whole group: a lock that one reminder tells of counts for all. */
  patient: Reminder['patient']
  heading: PatientGroup | null
  dueHeading: { group: DueGroup; count: number } | null
  isOverdue: boolean
}

export const toRows = (groups: readonly PatientGroup[]): WorklistRow[] =>
  groups.flatMap((patientGroup) =>
    patientGroup.dueGroups.flatMap(({ group, reminders }, dueAt) =>
      reminders.map((reminder, at) => ({
        reminder,
        patient: patientGroup.patient ?? reminder.patient,
        heading: dueAt === 0 && at === 0 ? patientGroup : null,
        dueHeading: at === 0 ? { group, count: reminders.length } : null,
        isOverdue: group === 'overdue',
      })),
    ),
  )
