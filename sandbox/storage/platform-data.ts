import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shiftDatesToToday, type Progress, seedEverydayData, seedPatients } from '../demo/seed.ts'
import { buildDatabase, type Database, openDatabase, schemaVersion } from './database.ts'
import { claimDataFolder } from './data-folder.ts'
import { SCHEMA_VERSION } from './schema.ts'
import { readSetting } from './settings.ts'

const DEFAULT_PATIENTS = 50_000

export interface DataOptions {
  /** Where everything is kept; null for data that live in memory and end with the process. */
  folder: string | null
  /** How many patients there have to be; null for as many as there are, or the default on a first start. */
  patients: number | null
  now: () => Date
  onProgress: Progress
}

export interface PlatformData {
  database: Database
  ticketFolder: string
  close(): void
}

/** Opens the data of the platform, and makes them first where there are none that fit. */
export const openPlatformData = (options: DataOptions): PlatformData =>
  options.folder === null ? dataInMemory(options) : dataInFolder(options.folder, options)

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

/** Built beside the real file and then renamed, so that a start that was broken off leaves nothing half made. */
const recreate = (file: string, ticketFolder: string, options: DataOptions): void => {
  const draft = `${file}.draft`
  for (const old of [draft, file, `${file}-wal`, `${file}-shm`, ticketFolder])
    rmSync(old, { force: true, recursive: true })
  buildDatabase(draft, fillWith(options)).close()
  renameSync(draft, file)
}
