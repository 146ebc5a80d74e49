import type { Database } from '../storage/database.ts'

interface WorkingInterval {
  start: string
  end: string
}
export type WorkingHours = Record<string, WorkingInterval[]>

interface ClinicSetting {
  working_hours: WorkingHours
  online_booking: { online_slot_duration: number; face_to_face_slot_duration: number }
}

export interface DoctorSetting {
  working_hours: WorkingHours | null
  online_booking_override: {
    enabled: boolean
    online_slot_duration_override: number
    face_to_face_slot_duration_override: number
  } | null
}

export interface Clinic {
  id: number
  uuid: string
  name: string
  email: string
  transactions: boolean
  setting: ClinicSetting
  accounting: Record<string, unknown>
}

export interface Doctor {
  uuid: string
  full_name: string
  branch_name: string
}

export type ClinicStore = ReturnType<typeof createClinicStore>

export const createClinicStore = (database: Database) => {
  const byId = database.prepare('SELECT * FROM clinic WHERE id = ?')
  const byUuid = database.prepare('SELECT * FROM clinic WHERE uuid = ?')
  const ofAccount = database.prepare(`
    SELECT clinic.*, doctor_setting FROM membership JOIN clinic ON clinic.id = membership.clinic
    WHERE account = ? ORDER BY clinic.id
  `)

  return {
    get: (id: number): Clinic | null => toClinic(byId.get(id)),
    withUuid: (uuid: string): Clinic | null => toClinic(byUuid.get(uuid)),
    all: (): Clinic[] =>
      database
        .prepare('SELECT * FROM clinic ORDER BY id')
        .all()
        .flatMap((row) => toClinic(row) ?? []),

    ofAccount: (account: number): { clinic: Clinic; doctorSetting: DoctorSetting }[] =>
      ofAccount.all(account).flatMap((row) => {
        const clinic = toClinic(row)
        return clinic ? [{ clinic, doctorSetting: stored<DoctorSetting>(row.doctor_setting) }] : []
      }),

    doctors: (clinic: number): Doctor[] =>
      database
        .prepare('SELECT uuid, full_name, branch_name FROM doctor WHERE clinic = ? ORDER BY rowid')
        .all(clinic)
        .map(toDoctor),

    setTransactions(clinic: number, transactions: boolean): void {
      database.prepare('UPDATE clinic SET transactions = ? WHERE id = ?').run(Number(transactions), clinic)
    },

    add(clinic: Clinic, doctors: readonly Doctor[]): void {
      const { id, uuid, name, email, transactions, setting, accounting } = clinic
      database
        .prepare('INSERT INTO clinic VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(id, uuid, name, email, Number(transactions), JSON.stringify(setting), JSON.stringify(accounting))
      const insert = database.prepare('INSERT INTO doctor (uuid, clinic, full_name, branch_name) VALUES (?, ?, ?, ?)')
      for (const doctor of doctors) insert.run(doctor.uuid, id, doctor.full_name, doctor.branch_name)
    },

    addMember(account: number, clinic: number, doctorSetting: DoctorSetting): void {
      database.prepare('INSERT INTO membership VALUES (?, ?, ?)').run(account, clinic, JSON.stringify(doctorSetting))
    },
  }
}

const toClinic = (row: Record<string, unknown> | undefined): Clinic | null => {
  if (!row) return null
  return {
    id: Number(row.id),
    uuid: String(row.uuid),
    name: String(row.name),
    email: String(row.email),
    transactions: row.transactions === 1,
    setting: stored<ClinicSetting>(row.setting),
    accounting: stored<Clinic['accounting']>(row.accounting),
  }
}

/** Not validated: the table is STRICT, and the query selects the fields of a doctor. */
const toDoctor = (row: object): Doctor => ({ ...(row as Doctor) })

/** Not validated: only `add` and `addMember` write these JSON columns. */
const stored = <Value>(column: unknown): Value => JSON.parse(String(column)) as Value
