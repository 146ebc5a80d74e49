import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'

  constructor(folder: string) {
    super(
      `Another sandbox is using ${folder}. Stop it first, or set SANDBOX_DATA to another folder (and PORT to another port).`,
    )
  }
}

export interface DataFolder {
  path(name: string): string
  release(): void
}

/**
 * Locks the folder for this process. The lock is an open SQLite transaction: the operating system releases it when the process
 * ends, so that no stale lock file can remain.
 * @throws {FolderInUseError}
 */
export const claimDataFolder = (location: string): DataFolder => {
  const folder = resolve(location)
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock.db'), { timeout: 0 })

  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (isBusy(error)) throw new FolderInUseError(folder)
    throw error
  }
  return { path: (name) => join(folder, name), release: () => lock.close() }
}

const SQLITE_BUSY = 5
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
