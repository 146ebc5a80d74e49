import type { Database } from './database.ts'

/** `patients`: how many were made; `day`: the day (YYYY-MM-DD) around which the dated data lie. */
type SettingName = 'patients' | 'day'

export const readSetting = (database: Database, name: SettingName): string | null => {
  const row = database.prepare('SELECT value FROM setting WHERE name = ?').get(name)
  return row ? String(row.value) : null
}

export const writeSetting = (database: Database, name: SettingName, value: string): void => {
  database.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)').run(name, value)
}
