/** The folder of the data cannot be used; the message is for the person who started the sandbox. */
export class StorageError extends Error {
  override readonly name = 'StorageError'
}

/** SQLite's primary result codes. */
const SQLITE_READONLY = 8
const SQLITE_CORRUPT = 11
const SQLITE_FULL = 13
const SQLITE_CANNOT_OPEN = 14
const SQLITE_NOT_A_DATABASE = 26

const ANOTHER_FOLDER = 'or set SANDBOX_DATA to another folder.'

const REASONS: Readonly<Record<string | number, (folder: string) => string>> = {
  EEXIST: (folder) => `${folder} is a file, not a folder. Remove it, ${ANOTHER_FOLDER}`,
  ENOTDIR: (folder) => `A part of the path ${folder} is a file, not a folder. Remove it, ${ANOTHER_FOLDER}`,
  EACCES: (folder) => `${folder} cannot be written to. Change its permissions, ${ANOTHER_FOLDER}`,
  EROFS: (folder) => `${folder} is on a read-only disk. Set SANDBOX_DATA to another folder.`,
  ENOSPC: (folder) => `The disk of ${folder} is full. Free some space, ${ANOTHER_FOLDER}`,
  [SQLITE_READONLY]: (folder) => `The database in ${folder} is read-only. Change its permissions, ${ANOTHER_FOLDER}`,
  [SQLITE_CANNOT_OPEN]: (folder) =>
    `The database in ${folder} cannot be opened. Change its permissions, ${ANOTHER_FOLDER}`,
  [SQLITE_FULL]: (folder) => `The disk of ${folder} is full. Free some space, ${ANOTHER_FOLDER}`,
  [SQLITE_CORRUPT]: (folder) => damaged(folder),
  [SQLITE_NOT_A_DATABASE]: (folder) => damaged(folder),
}

const damaged = (folder: string): string =>
  `The database in ${folder} is damaged. Delete the folder to make the demo data again, ${ANOTHER_FOLDER}`

/** Turns an error of the file system or of SQLite into a sentence; any other error stays as it is. */
export const toStorageError = (error: unknown, folder: string): unknown => {
  if (!(error instanceof Error)) return error
  const fileSystemCode = 'code' in error ? String(error.code) : ''
  const sqliteCode = 'errcode' in error ? Number(error.errcode) & 0xff : -1
  const reason = REASONS[fileSystemCode] ?? REASONS[sqliteCode]
  return reason ? new StorageError(reason(folder), { cause: error }) : error
}
