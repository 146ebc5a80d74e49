import { resolveReference, type Schema } from '../../scripts/support/json-schema.ts'
import type { Components } from '../support/description.ts'
import type { Interaction } from '../support/pact-document.ts'
import type { Mutation } from './description-mutations.ts'

type Change = (payload: unknown) => unknown

/** Names of fields, with `*` for the rows of a list. */
type Path = readonly string[]

/** An interaction that was verified, with the fields that the portal reads of the response or message. */
export interface Verified {
  interaction: Interaction
  operation: string
  paths: readonly Path[]
}

export const nameOf = (path: Path): string => path.join('.')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All fields and rows of a payload, at every depth, each once. */
function pathsIn(payload: unknown): Path[] {
  const inside = (name: string, value: unknown): Path[] => [[name], ...pathsIn(value).map((path) => [name, ...path])]
  const paths = Array.isArray(payload)
    ? payload.flatMap((row) => inside('*', row))
    : isObject(payload)
      ? Object.entries(payload).flatMap(([name, value]) => inside(name, value))
      : []
  return [...new Map(paths.map((path) => [nameOf(path), path])).values()]
}

/** What the portal reads of a payload: what the pact has, and what the description names. */
export function readPaths(payload: unknown, inPact: unknown, components: Components, schema?: Schema): Path[] {
  const names = new Set(pathsIn(inPact).map(nameOf))
  return pathsIn(payload).filter((path) => names.has(nameOf(path)) || (schema && isDescribed(path, schema, components)))
}

/** Whether the schema names the field. Names that a map allows, such as permission groups, are data. */
function isDescribed(path: Path, schema: Schema, components: Components): boolean {
  if (schema.$ref !== undefined) return isDescribed(path, resolveReference(schema, components.schemas), components)
  const [name, ...rest] = path
  if (name === undefined) return true
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = schema
  const next = name === '*' ? items : properties[name]
  return (
    (next !== undefined && isDescribed(rest, next, components)) ||
    [...oneOf, ...anyOf, ...allOf].some((alternative) => isDescribed(path, alternative, components))
  )
}

/**
 * Each field that the portal reads dropped, renamed and retyped in all interactions of the operation that have it. A mutation
 * is caught if one of them fails.
 */
export function payloadMutations(
  operation: string,
  verified: readonly Verified[],
  isCaught: (change: Change, interactions: readonly Interaction[]) => Promise<boolean>,
): Mutation[] {
  const fields = verified.flatMap(({ interaction, paths }) => paths.map((path) => ({ interaction, path })))
  return [...Map.groupBy(fields, ({ path }) => nameOf(path)).values()].flatMap((places) => {
    const interactions = places.map(({ interaction }) => interaction)
    return changesAt(places[0]?.path ?? []).map(([what, change]) => ({
      name: `${operation}: ${what}`,
      isCaught: () => isCaught(change, interactions),
    }))
  })
}

/** The field dropped, renamed and of another type; a row of another type. */
function changesAt(path: Path): [string, Change][] {
  const retype: [string, Change] = [
    `retype ${nameOf(path)}`,
    replaceAt(path, (name, value) => ({ [name]: retyped(value) })),
  ]
  if (path.at(-1) === '*') return [retype]
  return [
    [`drop ${nameOf(path)}`, replaceAt(path, () => ({}))],
    [`rename ${nameOf(path)}`, replaceAt(path, (name, value) => ({ [`${name}_`]: value }))],
    retype,
  ]
}

type Replace = (name: string, value: unknown) => Record<string, unknown>

const replaceAt =
  ([name = '', ...rest]: Path, replace: Replace): Change =>
  (payload) => {
    const inner: Replace = rest.length === 0 ? replace : (key, value) => ({ [key]: replaceAt(rest, replace)(value) })
    if (name === '*') return Array.isArray(payload) ? payload.map((row: unknown) => inner('*', row)['*']) : payload
    if (!isObject(payload) || !Object.hasOwn(payload, name)) return payload
    const { [name]: value, ...others } = payload as Record<string, unknown>
    return { ...others, ...inner(name, value) }
  }

/** A type that the portal does not read tolerantly as the right one. */
const retyped = (value: unknown): unknown => (isObject(value) ? 'text' : [value])
