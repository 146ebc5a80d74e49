import { resolveReference, type Schema } from '../../support/json-schema.ts'

/** `response`: the portal reads the value; `request`: the portal sends it. */
export type Direction = 'response' | 'request'

export interface ResolvableSchema {
  schema: Schema
  /** The schemas that references name, by the last segment of the reference. */
  schemas: Record<string, Schema>
}

const MINIMA = ['minLength', 'minimum', 'minItems'] as const
const MAXIMA = ['maxLength', 'maximum', 'maxItems'] as const

/** What breaks the portal when `before` becomes `after`, one line each. */
export function schemaChanges(
  before: ResolvableSchema,
  after: ResolvableSchema,
  direction: Direction,
  at: string,
): string[] {
  return compare(before.schema, after.schema, at, [])

  function compare(was: Schema, is: Schema, path: string, visited: readonly Schema[]): string[] {
    const old = resolveReference(was, before.schemas)
    const now = resolveReference(is, after.schemas)
    if (visited.includes(old)) return []
    const inner = [...visited, old]
    return [
      ...typeChanges(old, now, direction).map((change) => `${path}: ${change}`),
      ...propertyChanges(old, now, direction).map(([name, change]) => `${path}.${name}: ${change}`),
      ...Object.entries(old.properties ?? {}).flatMap(([name, property]) => {
        const next = now.properties?.[name]
        return next ? compare(property, next, `${path}.${name}`, inner) : []
      }),
      ...(byRole(old, now, direction).accepted.items
        ? compare(old.items ?? ANYTHING, now.items ?? ANYTHING, `${path}[]`, inner)
        : []),
      ...additionalPropertyChanges(old, now, `${path}.*`, inner),
      ...(['oneOf', 'anyOf', 'allOf'] as const).flatMap((key) =>
        alternativeChanges(old[key] ?? [], now[key] ?? [], `${path} ${key}`, inner),
      ),
      ...(isOutsideAlternatives(old, now, path, inner) ? [`${path}: no longer one of the alternatives`] : []),
    ]
  }

  /** The portal drops fields that it does not read, and sends only those that are described. */
  function additionalPropertyChanges(old: Schema, now: Schema, path: string, visited: readonly Schema[]): string[] {
    const { accepted, sent } = byRole(old, now, direction)
    if ((sent.additionalProperties ?? direction === 'response') === false) return []
    if (accepted.additionalProperties === false && direction === 'request') return [`${path}: removed`]
    if (!isSchema(accepted.additionalProperties)) return []
    return compare(schemaOf(old.additionalProperties), schemaOf(now.additionalProperties), path, visited)
  }

  /** True if the receiver accepts alternatives, and the sender sends a value without alternatives that fits none of them. */
  function isOutsideAlternatives(old: Schema, now: Schema, path: string, visited: readonly Schema[]): boolean {
    const { accepted, sent } = byRole(old, now, direction)
    const alternatives = [...(accepted.oneOf ?? []), ...(accepted.anyOf ?? [])]
    if (alternatives.length === 0 || sent.oneOf || sent.anyOf) return false
    // `visited` ends with `old`, which a request compares again with each alternative.
    return !alternatives.some((schema) =>
      direction === 'response'
        ? !isAnything(resolveReference(schema, before.schemas)) && compare(schema, now, path, visited).length === 0
        : compare(old, schema, path, visited.slice(0, -1)).length === 0,
    )
  }

  function alternativeChanges(
    old: readonly Schema[],
    now: readonly Schema[],
    path: string,
    visited: readonly Schema[],
  ) {
    if (direction === 'response' && now.length > old.length) return [`${path}: alternative added`]
    if (direction === 'request' && now.length < old.length) return [`${path}: alternative removed`]
    return old.flatMap((schema, index) => {
      const next = now[index]
      return next ? compare(schema, next, `${path}[${index}]`, visited) : []
    })
  }
}

/** An alternative without a rule is ignored by the portal: it stands for any other shape. */
const isAnything = (schema: Schema): boolean => Object.keys(schema).every((keyword) => keyword === 'description')

const ANYTHING: Schema = {}

const schemaOf = (value: boolean | Schema | undefined): Schema => (isSchema(value) ? value : ANYTHING)

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/**
 * What the receiver accepts has to include what the sender sends. The portal stays as it is (`old`) while the platform
 * changes (`now`).
 */
const byRole = (old: Schema, now: Schema, direction: Direction): { accepted: Schema; sent: Schema } =>
  direction === 'response' ? { accepted: old, sent: now } : { accepted: now, sent: old }

function typeChanges(old: Schema, now: Schema, direction: Direction): string[] {
  const { accepted, sent } = byRole(old, now, direction)
  const changes: string[] = []
  const acceptedTypes = typesOf(accepted)
  if (acceptedTypes && !typesOf(sent)?.every((type) => acceptedTypes.includes(type))) {
    changes.push(`type changed from ${JSON.stringify(old.type)} to ${JSON.stringify(now.type)}`)
  }
  const acceptedValues = valuesOf(accepted)
  if (acceptedValues && !valuesOf(sent)?.every((value) => acceptedValues.includes(value))) {
    changes.push(direction === 'response' ? 'enum widened' : 'enum narrowed')
  }
  for (const key of ['pattern', 'format'])
    if (accepted[key] !== undefined && accepted[key] !== sent[key]) changes.push(`${key} changed`)
  for (const key of MINIMA)
    if (limit(accepted, key, -Infinity) > limit(sent, key, -Infinity)) changes.push(`${key} changed`)
  for (const key of MAXIMA)
    if (limit(accepted, key, Infinity) < limit(sent, key, Infinity)) changes.push(`${key} changed`)
  return changes
}

function propertyChanges(old: Schema, now: Schema, direction: Direction): [string, string][] {
  const changes: [string, string][] = []
  for (const name of Object.keys(old.properties ?? {})) {
    const isGone = now.properties?.[name] === undefined
    if (isGone && (direction === 'response' || now.additionalProperties === false)) changes.push([name, 'removed'])
  }
  const { accepted, sent } = byRole(old, now, direction)
  for (const name of accepted.required ?? []) {
    if (sent.required?.includes(name)) continue
    changes.push([name, direction === 'response' ? 'no longer required' : 'newly required'])
  }
  return changes
}

const typesOf = ({ type }: Schema): string[] | undefined =>
  type === undefined ? undefined : [type].flat().flatMap((name) => (name === 'number' ? ['number', 'integer'] : [name]))

const valuesOf = (schema: Schema): readonly string[] | undefined =>
  ('const' in schema ? [schema.const] : schema.enum)?.map((value) => JSON.stringify(value))

const limit = (schema: Schema, key: string, none: number): number => (schema[key] as number | undefined) ?? none
