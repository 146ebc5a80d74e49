type SettingRow = readonly [name: string, value: string]

interface SettingLabels {
  language: string
  labels: { yes: string; no: string; nothing: string }
}

/** Deeper than this nobody reads a settings page; the rest is left out rather than drawn without end. */
const MAX_DEPTH = 3

/**
 * Settings whose fields are not agreed upon, as lines that people can read: names with spaces for underscores, yes and no
 * for flags, numbers of the language, nested objects as "outer · inner". Nothing in it is trusted: every value becomes text.
 */
export function formatSettings(settings: Readonly<Record<string, unknown>>, wording: SettingLabels): SettingRow[] {
  return Object.entries(settings).flatMap(([name, value]) => rowsOf(readableName(name), value, wording, 1))
}

function rowsOf(name: string, value: unknown, wording: SettingLabels, depth: number): SettingRow[] {
  if (!isPlainObject(value)) return [[name, readableValue(value, wording)]]
  if (depth === MAX_DEPTH) return []
  return Object.entries(value).flatMap(([inner, innerValue]) =>
    rowsOf(`${name} · ${readableName(inner)}`, innerValue, wording, depth + 1),
  )
}

function readableName(name: string): string {
  const spaced = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .trim()
    .toLowerCase()
  // The platform's identifiers are English whatever the portal speaks: "invoice" must not become "İnvoice".
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function readableValue(value: unknown, wording: SettingLabels): string {
  const { yes, no, nothing } = wording.labels
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value === 'number') return new Intl.NumberFormat(wording.language).format(value)
  if (typeof value === 'string') return value.trim() || nothing
  if (Array.isArray(value)) return value.map((item) => readableValue(item, wording)).join(', ') || nothing
  return nothing
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
