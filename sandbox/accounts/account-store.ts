import type { Database } from '../storage/database.ts'

export type Permissions = Record<string, string[]>

export interface Account {
  id: number
  uuid: string
  email: string
  name: string
  surname: string
  phone_code: string | null
  phone_number: string | null
  gender: string | null
  user_code: string
  pin: string
  is_doctor: boolean
  is_patient: boolean
  permissions: Permissions
}

export type NewAccount = Omit<Account, 'id'> & { password_hash: string }

export type AccountStore = ReturnType<typeof createAccountStore>

const COLUMNS = `id, uuid, email, name, surname, phone_code, phone_number, gender, user_code, pin, is_doctor, is_patient,
  permissions`

export const createAccountStore = (database: Database) => {
  const byId = database.prepare(`SELECT ${COLUMNS} FROM account WHERE id = ?`)
  const byEmail = database.prepare(`SELECT ${COLUMNS} FROM account WHERE email = ?`)

  return {
    get: (id: number): Account | null => toAccount(byId.get(id)),

    withEmail: (email: string): Account | null => toAccount(byEmail.get(normalEmail(email))),

    emails: (): string[] =>
      database
        .prepare('SELECT email FROM account ORDER BY id')
        .all()
        .map((row) => String(row.email)),

    passwordHash(email: string): string | undefined {
      const row = database.prepare('SELECT password_hash FROM account WHERE email = ?').get(normalEmail(email))
      return row ? String(row.password_hash) : undefined
    },

    add(account: NewAccount): number {
      const { is_doctor, is_patient, permissions, ...texts } = account
      const { lastInsertRowid } = database
        .prepare(`
          INSERT INTO account (uuid, email, password_hash, name, surname, phone_code, phone_number, gender, user_code, pin,
            is_doctor, is_patient, permissions)
          VALUES (:uuid, :email, :password_hash, :name, :surname, :phone_code, :phone_number, :gender, :user_code, :pin,
            :is_doctor, :is_patient, :permissions)
        `)
        .run({
          ...texts,
          is_doctor: Number(is_doctor),
          is_patient: Number(is_patient),
          permissions: JSON.stringify(permissions),
        })
      return Number(lastInsertRowid)
    },
  }
}

const normalEmail = (email: string): string => email.trim().toLowerCase()

/** Not validated: the table is STRICT and only `add` writes it. */
const toAccount = (row: Record<string, unknown> | undefined): Account | null =>
  row
    ? {
        ...(row as unknown as Account),
        is_doctor: row.is_doctor === 1,
        is_patient: row.is_patient === 1,
        permissions: JSON.parse(String(row.permissions)) as Permissions,
      }
    : null
