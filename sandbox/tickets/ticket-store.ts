import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { toClinicTimestamp } from '../clinic-time.ts'
import type { Database } from '../storage/database.ts'
import type { Attachment } from './attachment.ts'

export interface TicketForm {
  subject: string
  category: string
  priority: string
  description: string
  contact_name: string
  contact_surname: string
  contact_email: string
  contact_phone: string
}

interface Ticket {
  uuid: string
  subject: string
  category: string
  priority: string
  description: string
  status: 'OPEN'
  created_at: string
}

/** An identical ticket within this time is a duplicate: a second click or a retry. */
const DUPLICATE_WINDOW_MS = 60_000

export type TicketStore = ReturnType<typeof createTicketStore>

/** Stores tickets in the database and attachments as files named by the ticket's uuid, never by the uploaded name. */
export const createTicketStore = (database: Database, folder: string, now: () => Date) => {
  const insert = database.prepare(`
    INSERT INTO ticket (uuid, account, clinic, subject, category, priority, description, contact_name, contact_surname,
      contact_email, contact_phone, attachment_name, attachment_size, created_at)
    VALUES (:uuid, :account, :clinic, :subject, :category, :priority, :description, :contact_name, :contact_surname,
      :contact_email, :contact_phone, :attachment_name, :attachment_size, :created_at)
  `)

  const same = database.prepare(`
    SELECT created_at FROM ticket
    WHERE account = :account AND subject = :subject AND category = :category AND priority = :priority
      AND description = :description AND contact_name = :contact_name AND contact_surname = :contact_surname
      AND contact_email = :contact_email AND contact_phone = :contact_phone
      AND attachment_name IS :attachment_name AND attachment_size IS :attachment_size
    ORDER BY created_at DESC LIMIT 1
  `)
  const describe = (attachment: Attachment | null) => ({
    attachment_name: attachment?.name ?? null,
    attachment_size: attachment?.content.length ?? null,
  })

  return {
    wasJustCreated(account: number, form: TicketForm, attachment: Attachment | null): boolean {
      const found = same.get({ ...form, account, ...describe(attachment) })
      return found !== undefined && now().getTime() - Date.parse(String(found.created_at)) < DUPLICATE_WINDOW_MS
    },

    create(account: number, clinic: number | null, form: TicketForm, attachment: Attachment | null): Ticket {
      const uuid = randomUUID()
      const created_at = toClinicTimestamp(now())
      if (attachment) {
        mkdirSync(folder, { recursive: true })
        writeFileSync(join(folder, uuid), attachment.content)
      }
      insert.run({
        ...form,
        uuid,
        account,
        clinic,
        ...describe(attachment),
        created_at,
      })
      const { subject, category, priority, description } = form
      return { uuid, subject, category, priority, description, status: 'OPEN', created_at }
    },

    all: () => database.prepare('SELECT * FROM ticket ORDER BY created_at DESC, uuid').all(),

    /** The path and the original name of the attachment; null without one. */
    attachment(uuid: string): { name: string; file: string } | null {
      const row = database.prepare('SELECT uuid, attachment_name FROM ticket WHERE uuid = ?').get(uuid)
      if (!row || row.attachment_name === null) return null
      return { name: String(row.attachment_name), file: join(folder, String(row.uuid)) }
    },

    clearAttachments(): void {
      mkdirSync(folder, { recursive: true })
      for (const name of readdirSync(folder)) rmSync(join(folder, name))
    },
  }
}
