import * as z from 'zod/mini'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PHP writes an object without fields as `[]`. */
export const isEmptyArray = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Returns the fallback if nothing is stored, or no JSON that matches the schema. */
export function readStoredJson<Value, Fallback>(
  storage: { read: (key: string) => string | null },
  key: string,
  schema: z.ZodMiniType<Value>,
  fallback: Fallback,
): Value | Fallback {
  try {
    const result = schema.safeParse(JSON.parse(storage.read(key) ?? 'null'))
    return result.success ? result.data : fallback
  } catch {
    return fallback
  }
}

/** Schema of an array from which items that do not match are removed. */
export const validItems = <Item>(schema: z.ZodMiniType<Item>) =>
  z.pipe(
    z.array(z.unknown()),
    z.transform((items) => items.flatMap((item) => parsed(schema, item))),
  )

/** Schema of a record from which entries that do not match are removed. */
export const validEntries = <Entry>(schema: z.ZodMiniType<Entry>) =>
  z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((record) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([key, entry]) => parsed(schema, entry).map((value) => [key, value] as const)),
      ),
    ),
  )

function parsed<Value>(schema: z.ZodMiniType<Value>, input: unknown): Value[] {
  const result = schema.safeParse(input)
  return result.success ? [result.data] : []
}
