import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { shiftDatesToToday, type Progress, seedEverydayData, seedPatients } from '../demo/seed.ts'
import { buildDatabase, type Database, openDatabase, schemaVersion } from './database.ts'
import { claimDataFolder } from './data-folder.ts'
import { SCHEMA_VERSION } from './schema.ts'
import { readSetting } from './settings.ts'
import { toStorageError } from './storage-error.ts'

const DEFAULT_PATIENTS = 50_000

export interface DataOptions {
  /** Null keeps the data in memory. */
  folder: string | null
  /** Null keeps the existing patients, or seeds the default number on the first start. */
  patients: number | null
  now: () => Date
  onProgress: Progress
}

export interface PlatformData {
  database: Database
  ticketFolder: string
  close(): void
}

/**
 * Opens the data of the platform; recreates data of another schema version or number of patients.
 * @throws {FolderInUseError} when another process uses the folder
 * @throws {StorageError} when the folder or its database cannot be used
 */
export const openPlatformData = (options: DataOptions): PlatformData => {
  if (options.folder === null) return dataInMemory(options)
  try {
    return dataInFolder(options.folder, options)
  } catch (error) {
    throw toStorageError(error, resolve(options.folder))
  }
}

const fillWith =
  ({ patients, now, onProgress }: DataOptions) =>
  (database: Database): void => {
    seedPatients(database, patients ?? DEFAULT_PATIENTS, onProgress)
    seedEverydayData(database, now())
  }

const dataInMemory = (options: DataOptions): PlatformData => {
  const database = buildDatabase(':memory:', fillWith(options))
  const ticketFolder = mkdtempSync(join(tmpdir(), 'clinic-sandbox-'))
  return {
    database,
    ticketFolder,
    close() {
      database.close()
      rmSync(ticketFolder, { recursive: true })
    },
  }
}

const dataInFolder = (location: string, options: DataOptions): PlatformData => {
  const folder = claimDataFolder(location)
  try {
    const file = folder.path('platform.db')
    if (!isUsable(file, options.patients)) recreate(file, folder.path('tickets'), options)
    const database = openDatabase(file)
    shiftDatesToToday(database, options.now())
    return {
      database,
      ticketFolder: folder.path('tickets'),
      close() {
        database.close()
        folder.release()
      },
    }
  } catch (error) {
    folder.release()
    throw error
  }
}

const isUsable = (file: string, patients: number | null): boolean => {
  if (!existsSync(file)) return false
  const database = openDatabase(file)
  try {
    if (schemaVersion(database) !== SCHEMA_VERSION) return false
    return patients === null || Number(readSetting(database, 'patients')) === patients
  } finally {
    database.close()
  }
}

/** Builds a new database beside the old one and then replaces it, so that a failure or a full disk loses nothing. */
const recreate = (file: string, ticketFolder: string, options: DataOptions): void => {
  const draft = `${file}.draft`
  const remove = (path: string) => rmSync(path, { force: true, recursive: true })
  remove(draft)
  try {
    buildDatabase(draft, fillWith(options)).close()
  } catch (error) {
    remove(draft)
    throw error
  }
  for (const old of [`${file}-wal`, `${file}-shm`, ticketFolder]) remove(old)
  renameSync(draft, file)
}
