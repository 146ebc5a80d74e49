import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '../storage/database.ts'
import type { Account, AccountStore } from './account-store.ts'

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

export interface Session {
  id: number
  account: Account
  /** Id of the active clinic; null for an account without a clinic. */
  clinic: number | null
}

export type Sessions = ReturnType<typeof createSessions>

/** Only the hash of a token is stored, so that a copy of the database contains no valid token. */
export const createSessions = (database: Database, accounts: AccountStore) => {
  const byToken = database.prepare('SELECT id, account, clinic FROM session WHERE token_hash = ? AND expires_at > ?')
  const firstClinic = database.prepare('SELECT min(clinic) AS clinic FROM membership WHERE account = ?')

  /** Opens a session in the first clinic of the account and returns its token; contract verification passes the token. */
  const open = (account: Account, token = randomBytes(32).toString('base64url')): string => {
    database
      .prepare(`
        INSERT INTO session (token_hash, account, clinic, expires_at) VALUES (?, ?, ?, ?)
        ON CONFLICT (token_hash)
        DO UPDATE SET account = excluded.account, clinic = excluded.clinic, expires_at = excluded.expires_at
      `)
      .run(hashToken(token), account.id, firstClinic.get(account.id)?.clinic ?? null, Date.now() + LIFETIME_MS)
    return token
  }

  return {
    open,

    find(token: string): Session | null {
      const row = byToken.get(hashToken(token), Date.now())
      const account = row ? accounts.get(Number(row.account)) : null
      if (!row || !account) return null
      return { id: Number(row.id), account, clinic: row.clinic === null ? null : Number(row.clinic) }
    },

    selectClinic(session: Session, clinic: number): void {
      database.prepare('UPDATE session SET clinic = ? WHERE id = ?').run(clinic, session.id)
    },

    end(session: Session): void {
      database.prepare('DELETE FROM session WHERE id = ?').run(session.id)
    },

    /** Expires all sessions, or those of one account. @returns their ids */
    expire(account?: Account): number[] {
      const rows = database
        .prepare('UPDATE session SET expires_at = 0 WHERE (?1 IS NULL OR account = ?1) AND expires_at > 0 RETURNING id')
        .all(account?.id ?? null)
      return rows.map((row) => Number(row.id))
    },

    removeExpired(): void {
      database.prepare('DELETE FROM session WHERE expires_at <= ?').run(Date.now())
    },
  }
}

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
