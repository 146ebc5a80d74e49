import { type DueGroups, type DueReminders, groupByDue, type Reminder } from '@/entities/reminder'

type IdentifiedPatient = NonNullable<Reminder['patient']> & { uuid: string }

export interface PatientGroup {
  /** Null for reminders without a patient or with an invalid patient uuid. */
  patient: IdentifiedPatient | null
  dueGroups: readonly DueReminders[]
}

/**
 * `reminders` are sorted by time: patients are in order of their first one, after the others if all are `past`;
 * reminders without a patient are last.
 */
export function groupByPatient(reminders: readonly Reminder[], dueGroups: DueGroups): PatientGroup[] {
  const byPatient = Map.groupBy(reminders, ({ patient }) => patient?.uuid || null)
  const withoutPatient = byPatient.get(null)
  byPatient.delete(null)
  const groups = [...byPatient].map(([uuid, ofPatient]) => ({
    patient: patientOf(uuid, ofPatient),
    dueGroups: groupByDue(ofPatient, dueGroups),
  }))
  groups.sort((a, b) => Number(isPast(a)) - Number(isPast(b)))
  return withoutPatient ? [...groups, { patient: null, dueGroups: groupByDue(withoutPatient, dueGroups) }] : groups
}

const isPast = ({ dueGroups: [first] }: PatientGroup): boolean => first?.group === 'past'

/** The name may be missing in some of the reminders; the lock is the same in all of them. */
function patientOf(uuid: string | null, reminders: readonly Reminder[]): IdentifiedPatient | null {
  const mentions = reminders.flatMap(({ patient }) => patient ?? [])
  const mention = mentions.find(({ name }) => name !== null) ?? mentions[0]
  return uuid !== null && mention ? { ...mention, uuid } : null
}

interface WorklistRow {
  reminder: Reminder
  /** From the group: the reminder may be without the name. */
  patient: Reminder['patient']
  heading: PatientGroup | null
  dueHeading: DueReminders | null
}

export const toRows = (groups: readonly PatientGroup[]): WorklistRow[] =>
  groups.flatMap((patientGroup) =>
    patientGroup.dueGroups.flatMap((dueGroup, groupIndex) =>
      dueGroup.reminders.map((reminder, index) => ({
        reminder,
        patient: patientGroup.patient ?? reminder.patient,
        heading: groupIndex === 0 && index === 0 ? patientGroup : null,
        dueHeading: index === 0 ? dueGroup : null,
      })),
    ),
  )

export interface FocusedRow {
  key: string
  index: number
}

/** The focused row, or the one that has taken its place, for example in a list of unread reminders. */
export function rowToStartAt(keys: readonly string[], focused: FocusedRow | null): string | null {
  if (focused === null) return null
  return keys.includes(focused.key) ? focused.key : (keys[Math.min(focused.index, keys.length - 1)] ?? null)
}
