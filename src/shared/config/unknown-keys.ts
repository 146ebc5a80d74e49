interface UnknownKey {
  /** With its path, such as `patientSite.cookieNam`. */
  key: string
  /** The known key that was probably meant. */
  nearest: string | null
}

const MAX_DISTANCE = 3

/** Keys of the file that the portal does not read; `config` is the parsed file, which has every known key. */
export function findUnknownKeys(input: unknown, config: object, path = ''): UnknownKey[] {
  if (!isObject(input)) return []
  const known = Object.entries(config)
  return Object.entries(input).flatMap(([key, value]) => {
    const field: unknown = known.find(([name]) => name === key)?.[1]
    if (field === undefined) return [{ key: path + key, nearest: nearestKey(key, Object.keys(config)) }]
    return isObject(field) ? findUnknownKeys(value, field, `${path}${key}.`) : []
  })
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nearestKey(key: string, known: readonly string[]): string | null {
  const [nearest] = known
    .map((name) => ({ name, distance: editDistance(name.toLowerCase(), key.toLowerCase()) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.name ?? null
}

/** Levenshtein distance: inserted, removed and replaced letters. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [line, letter] of Array.from(a).entries()) {
    const next = [line + 1]
    for (const [index, other] of Array.from(b).entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
