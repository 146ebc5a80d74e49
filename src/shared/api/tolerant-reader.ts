import type { $ZodType, $ZodTypes } from 'zod/v4/core'
import { isEmptyArray, isRecord } from '@/shared/lib/json'

/** `fields` are paths, never values: they may be reported. */
export type ReadResult<T> = { ok: true; value: T; fields: string[] } | { ok: false; fields: string[] }

type Path = readonly string[]

const INVALID = Symbol('invalid')
const MAX_REPORTED_FIELDS = 20

const BOOLEANS = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
])

/**
 * Reads external data with a generated schema and keeps every part that is usable (assumption R32):
 * - a list item that does not fit is left out, the others stay; a list without an item that fits does not fit;
 * - an optional field that does not fit is absent, an optional object is empty: an unreadable patient is not "no patient";
 *   instead of an optional object an array may have it as its only item;
 * - an empty array is a record without entries, which PHP writes like that; it is no object, which has described fields;
 * - numbers are accepted for texts and ids, numeric texts for numbers, `1`, `0`, `"1"`, `"0"`, `"true"`, `"false"` for
 *   booleans, and blanks around a text that must have a form, such as an id.
 * Omitted parts, and such arrays, are in `fields`. The result is not `ok` if something required is missing outside of a list.
 */
export function readTolerantly<T>(schema: ResponseSchema<T>, input: unknown): ReadResult<T> {
  const strict = schema.safeParse(input)
  if (strict.success) return { ok: true, value: strict.data, fields: [] }
  const problems = new Set<string>()
  const value = read(schema, input, [], problems)
  const fields = [...problems].slice(0, MAX_REPORTED_FIELDS)
  return value === INVALID ? { ok: false, fields } : { ok: true, value: value as T, fields }
}

export interface ResponseSchema<T> extends $ZodType {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

function read(schema: $ZodType, input: unknown, path: Path, problems: Set<string>): unknown {
  const { def } = (schema as $ZodTypes)._zod
  if (def.type === 'optional') return readOptional(def.innerType, input, path, problems)
  if (def.type === 'nullable') return input === null ? null : read(def.innerType, input, path, problems)
  if (def.type === 'union') return readUnion(def.options, input, path, problems)
  if (def.type === 'array' && Array.isArray(input)) return readItems(def.element, input, path, problems)
  if (def.type === 'object' && isRecord(input)) return readObject(def.shape, input, path, problems)
  if (def.type === 'record' && isEmptyArray(input)) return {}
  if (def.type === 'record' && isRecord(input)) return readRecord(def.valueType, input, path, problems)
  const exact = check(schema, input, path, new Set())
  return exact === INVALID ? check(schema, normalised(def.type, input), path, problems) : exact
}

function normalised(type: $ZodTypes['_zod']['def']['type'], input: unknown): unknown {
  // A larger number has lost digits when it was parsed: two patients could get one id.
  if (type === 'string' && typeof input === 'number' && isExact(input)) return String(input)
  if (type === 'string' && typeof input === 'string') return input.trim()
  if (type === 'number' && isNumeric(input)) return Number(input)
  if (type === 'boolean') return BOOLEANS.get(input)
  if (type === 'literal') return BOOLEANS.get(input) ?? input
  return input
}

/** `null` is a common way to omit a field, so it is not reported. */
function readOptional(inner: $ZodType, input: unknown, path: Path, problems: Set<string>): unknown {
  if (input === undefined) return undefined
  const value = read(inner, input, path, input === null ? new Set() : problems)
  if (value !== INVALID) return value
  const object = input !== null && isObjectSchema(inner) ? read(inner, onlyObjectIn(input), path, new Set()) : INVALID
  return object === INVALID ? undefined : object
}

function onlyObjectIn(input: unknown): unknown {
  const [object, ...others] = Array.isArray(input) ? input : []
  return isRecord(object) && others.length === 0 ? object : {}
}

/** Records do not count: an unreadable record is absent, which closes all of its permission groups. */
function isObjectSchema(schema: $ZodType): boolean {
  const { def } = (schema as $ZodTypes)._zod
  return def.type === 'object' || (def.type === 'union' && def.options.some(isObjectSchema))
}

/** If no item can be read, the list has another shape: an empty list would mean that no patient matches or is locked. */
function readItems(element: $ZodType, items: readonly unknown[], path: Path, problems: Set<string>): unknown {
  const readable = items.map((item) => read(element, item, [...path, '*'], problems)).filter((item) => item !== INVALID)
  return items.length > 0 && readable.length === 0 ? reject(path, problems) : readable
}

function readObject(
  shape: Readonly<Record<string, $ZodType>>,
  input: Readonly<Record<string, unknown>>,
  path: Path,
  problems: Set<string>,
): unknown {
  const entries = Object.entries(shape).map(([key, field]) => [
    key,
    read(field, Object.hasOwn(input, key) ? input[key] : undefined, [...path, key], problems),
  ])
  if (entries.some(([, value]) => value === INVALID)) return INVALID
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

/** Entries are permissions, so they are not normalised: a group with an invalid entry is closed. */
function readRecord(
  valueType: $ZodType,
  input: Readonly<Record<string, unknown>>,
  path: Path,
  problems: Set<string>,
): unknown {
  const entries = Object.entries(input)
    .filter(([key]) => key !== '__proto__')
    .map(([key, value]) => [key, check(valueType, value, [...path, '*'], problems)])
  return Object.fromEntries(entries.filter(([, value]) => value !== INVALID))
}

/** An exact match takes precedence over an option that needs normalising. */
function readUnion(options: readonly $ZodType[], input: unknown, path: Path, problems: Set<string>): unknown {
  for (const option of options) {
    const value = check(option, input, path, new Set())
    if (value !== INVALID) return value
  }
  for (const option of options) {
    const found = new Set<string>()
    const value = read(option, input, path, found)
    if (value === INVALID) continue
    for (const field of found) problems.add(field)
    return value
  }
  return reject(path, problems)
}

function check(schema: $ZodType, value: unknown, path: Path, problems: Set<string>): unknown {
  const result = (schema as ResponseSchema<unknown>).safeParse(value)
  return result.success ? result.data : reject(path, problems)
}

function reject(path: Path, problems: Set<string>): typeof INVALID {
  problems.add(path.join('.') || '(root)')
  return INVALID
}

const isExact = (input: number): boolean => !Number.isInteger(input) || Number.isSafeInteger(input)

const isNumeric = (value: unknown): boolean => typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value)
