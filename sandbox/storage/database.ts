import { DatabaseSync } from 'node:sqlite'
import { PATIENT_INDEX, SCHEMA, SCHEMA_VERSION } from './schema.ts'

export type Database = DatabaseSync

const MEGABYTE = 1024 * 1024

/** Opens a database for reading and writing at the same time (WAL). */
export const openDatabase = (file: string): Database => {
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = NORMAL;
    PRAGMA mmap_size = ${1024 * MEGABYTE};
    PRAGMA temp_store = MEMORY;
  `)
  return database
}

/** Creates and fills a database without a journal, which is fast; no other process may open the file before it returns. */
export const buildDatabase = (file: string, fill: (database: Database) => void): Database => {
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA page_size = 8192;
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    PRAGMA cache_size = -65536;
  `)
  database.exec(SCHEMA)
  inTransaction(database, () => fill(database))
  database.exec(PATIENT_INDEX)
  database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  return database
}

/** 0 for a file without tables. */
export const schemaVersion = (database: Database): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)

export const inTransaction = <T>(database: Database, work: () => T): T => {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** The value of a text column. */
export const textOrNull = (value: unknown): string | null => (value === null ? null : String(value))
