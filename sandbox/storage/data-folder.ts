import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another sandbox is using ${folder}. Stop it first, or set SANDBOX_DATA to another folder (and PORT to another port).`,
    )
    this.name = 'FolderInUseError'
  }
}

export interface DataFolder {
  /** The path of a file or folder in it. */
  path(name: string): string
  release(): void
}

/**
 * Makes the folder this process's own. The lock is an open SQLite transaction, so the operating system drops it when the
 * process ends in whatever way, and no stale lock file ever has to be deleted by hand.
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
