import { isRecord } from '@/shared/lib/json'

type SettingRow = readonly [name: string, value: string]

interface SettingLabels {
  language: string
  labels: { yes: string; no: string; notSet: string }
  /** Labels of the fields that are known, by their name. */
  names: Readonly<Record<string, string>>
}

/** Limits recursion into data of unknown depth; deeper settings are left out. */
const MAX_DEPTH = 3

/**
 * The fields are not specified: every value becomes plain text, nested objects become "outer · inner", and objects in a
 * list "list · number · inner".
 */
export function formatSettings(settings: Readonly<Record<string, unknown>>, wording: SettingLabels): SettingRow[] {
  return Object.entries(settings).flatMap(([name, value]) => rowsOf(readableName(name, wording), value, wording, 1))
}

function rowsOf(name: string, value: unknown, wording: SettingLabels, depth: number): SettingRow[] {
  const entries = entriesOf(value, wording)
  if (!entries) return [[name, readableValue(value, wording)]]
  if (depth === MAX_DEPTH) return []
  return entries.flatMap(([inner, innerValue]) => rowsOf(`${name} · ${inner}`, innerValue, wording, depth + 1))
}

/** Null for a value of one row. */
function entriesOf(value: unknown, wording: SettingLabels): (readonly [name: string, value: unknown])[] | null {
  if (isRecord(value)) return Object.entries(value).map(([name, inner]) => [readableName(name, wording), inner])
  return Array.isArray(value) && value.some(isRecord) ? value.map((item, index) => [String(index + 1), item]) : null
}

function readableName(name: string, { names }: SettingLabels): string {
  if (Object.hasOwn(names, name)) return names[name] ?? name
  const spaced = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  // Not `toLocaleUpperCase`: identifiers are English, and Turkish would turn "invoice" into "İnvoice".
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function readableValue(value: unknown, wording: SettingLabels): string {
  const { yes, no, notSet } = wording.labels
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return new Intl.NumberFormat(wording.language).format(value)
  if (typeof value === 'string') return value.trim() || notSet
  if (Array.isArray(value)) return value.map((item) => readableValue(item, wording)).join(', ') || notSet
  return notSet
}
