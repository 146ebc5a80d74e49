import { isDeepStrictEqual } from 'node:util'
import { breakingChanges } from '../../scripts/checks/api-breaking/breaking-changes.ts'
import { descriptionGaps, type Descriptions, readDescriptions } from '../support/description-gaps.ts'
import { lastSegment, resolveReference, type Schema } from '../../scripts/support/json-schema.ts'
import { readAsyncApi } from '../support/description.ts'
import type { PactDocument } from '../support/pact-document.ts'
import { describedEvents, pactEvents } from '../support/socket-events.ts'

export interface Mutation {
  name: string
  isCaught: () => boolean | Promise<boolean>
}

/** Renamed and reversed events of a channel, in the description and in the pact. */
export function eventMutations(channel: 'live-events' | 'telemedicine', pact: PactDocument): Mutation[] {
  const original = readAsyncApi(channel)
  const differs = (description = original, other = pact) =>
    !isDeepStrictEqual(describedEvents(description), pactEvents(other))

  return Object.entries(original.operations).flatMap(([id, { action, messages }]) => {
    const key = lastSegment(messages[0]?.$ref ?? '')
    const renamed = structuredClone(original)
    Object.assign(renamed.components.messages[key] ?? {}, { name: 'renamed' })
    const reversed = structuredClone(original)
    Object.assign(reversed.operations[id] ?? {}, { action: action === 'send' ? 'receive' : 'send' })
    const removed = {
      ...pact,
      interactions: pact.interactions.filter(({ comments }) => comments?.references?.AsyncAPI?.operationId !== id),
    }
    return [
      { name: `${channel}: rename the event of ${id}`, isCaught: () => differs(renamed) },
      { name: `${channel}: reverse ${id}`, isCaught: () => differs(reversed) },
      { name: `${channel}: remove ${id} from the pact`, isCaught: () => differs(original, removed) },
    ]
  })
}

/** Each field that the portal reads, at every depth: not required any more, renamed, and of another type. */
export function fieldMutations(): Mutation[] {
  const original = readDescriptions()
  return Object.entries(original.openApi.components.schemas)
    .filter(([name]) => !/Request$|Filter$/.test(name))
    .flatMap(([name, schema]) => objectsIn(schema, [name]))
    .flatMap(({ path, schema: { properties = {}, required = [] } }) => [
      ...required.map((field) =>
        mutation(original, path, `${field} is no longer required`, (object) => {
          object.required = required.filter((other) => other !== field)
        }),
      ),
      ...Object.entries(properties).flatMap(([field, property]) => [
        mutation(original, path, `rename ${field}`, (object) => {
          const { [field]: _, ...others } = properties
          object.properties = { ...others, [`${field}_`]: property }
        }),
        mutation(original, path, `retype ${field}`, (object) => {
          object.properties = { ...properties, [field]: { type: otherTypeThan(property, original) } }
        }),
      ]),
    ])
}

/**
 * The enums and constants that the portal reads with one more value, for the check against the pacts. All other enums are of
 * requests, so the two are named by their first value.
 */
export function enumMutations(): Mutation[] {
  const original = JSON.stringify(readDescriptions())
  return [...new Set(original.match(/"enum":\["(audio|unauthorized)[^\]]*\]|"const":(true|false)/g))].map((values) => {
    const widened = values.startsWith('"enum"') ? values.replace(']', ',"another"]') : '"enum":[true,false]'
    const isCaught = () => descriptionGaps(JSON.parse(original.replaceAll(values, widened)) as Descriptions).length > 0
    return { name: `descriptions: ${values} becomes ${widened}`, isCaught }
  })
}

function otherTypeThan(property: Schema, { openApi }: Descriptions): string {
  const schema = resolveReference(property, openApi.components.schemas)
  return JSON.stringify(schema).includes('"array"') ? 'integer' : 'array'
}

interface ObjectSchema {
  path: readonly string[]
  schema: Schema
}

/** The schemas with properties in a schema, itself included; not those that it refers to. */
function objectsIn(schema: Schema, path: readonly string[]): ObjectSchema[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    objectsIn(property, [...path, 'properties', name]),
  )
  return schema.properties ? [{ path, schema }, ...inner] : inner
}

function mutation(
  original: Descriptions,
  path: readonly string[],
  what: string,
  change: (object: { properties?: object; required?: readonly string[] }) => void,
): Mutation {
  const isCaught = () => {
    const changed = structuredClone(original)
    const documents = [changed.openApi, changed.liveEvents, changed.telemedicine]
    for (const { components } of documents) {
      change(path.reduce<object>((part, name) => (part as Record<string, object>)[name] ?? {}, components.schemas))
    }
    return [original.openApi, original.liveEvents, original.telemedicine].some(
      (document, index) =>
        breakingChanges({ document: document as never }, { document: documents[index] as never }).length > 0,
    )
  }
  return { name: `descriptions: ${path.join('.')}: ${what}`, isCaught }
}
