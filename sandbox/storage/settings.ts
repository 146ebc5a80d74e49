import type { Database } from './database.ts'

/** `patients`: number of seeded patients; `day`: the day (YYYY-MM-DD) that dates are relative to. */
type SettingName = 'patients' | 'day'

export const readSetting = (database: Database, name: SettingName): string | null => {
  const row = database.prepare('SELECT value FROM setting WHERE name = ?').get(name)
  return row ? String(row.value) : null
}

export const writeSetting = (database: Database, name: SettingName, value: string): void => {
  database.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)').run(name, value)
}
