import { sortByTimestamp } from '../clinic-time.ts'
import { fullNameOf } from '../patients/patient.ts'
import { type Database, textOrNull } from '../storage/database.ts'

export interface ReminderNote {
  notes_uuid: string
  note: string | null
  type: string | null
  remind_at: string | null
  read: boolean
  patient_info: { name: string; uuid: string; locked: boolean } | null
  createdBy: { name: string } | null
}

export interface NewReminder {
  uuid: string
  clinic: number
  /** Id of the receiver; null for all users of the clinic. */
  account: number | null
  patient: number | null
  note: string | null
  type: string | null
  remind_at: string | null
  read: boolean
  created_by: string | null
}

export type ReminderStore = ReturnType<typeof createReminderStore>

const SELECT = `
  SELECT reminder.uuid, note, type, remind_at, read, created_by, patient.uuid AS patient_uuid, patient.name, patient.surname,
    patient.locked
  FROM reminder LEFT JOIN patient ON patient.id = reminder.patient
`

export const createReminderStore = (database: Database) => {
  const list = database.prepare(`
    ${SELECT} WHERE reminder.clinic = ? AND (reminder.account IS NULL OR reminder.account = ?) ORDER BY reminder.uuid
  `)
  const byUuid = database.prepare(`${SELECT} WHERE reminder.uuid = ?`)

  return {
    list: (clinic: number, account: number): ReminderNote[] =>
      sortByTimestamp(list.all(clinic, account).map(toNote), ({ remind_at }) => remind_at),

    add(reminder: NewReminder): ReminderNote {
      database
        .prepare(`
          INSERT INTO reminder (uuid, clinic, account, patient, note, type, remind_at, read, created_by)
          VALUES (:uuid, :clinic, :account, :patient, :note, :type, :remind_at, :read, :created_by)
        `)
        .run({ ...reminder, read: Number(reminder.read) })
      const row = byUuid.get(reminder.uuid)
      if (!row) throw new Error('the new reminder was not stored')
      return toNote(row)
    },
  }
}

const toNote = (row: Record<string, unknown>): ReminderNote => ({
  notes_uuid: String(row.uuid),
  note: textOrNull(row.note),
  type: textOrNull(row.type),
  remind_at: textOrNull(row.remind_at),
  read: row.read === 1,
  patient_info:
    row.patient_uuid === null
      ? null
      : {
          name: fullNameOf(row),
          uuid: String(row.patient_uuid),
          locked: row.locked === 1,
        },
  createdBy: row.created_by === null ? null : { name: String(row.created_by) },
})
