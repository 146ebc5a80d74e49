import { isDeepStrictEqual } from 'node:util'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { lastSegment } from '../../scripts/support/json-schema.ts'
import { type Choice, choicesIn } from './choices.ts'
import type { AsyncApiDocument, Components, OpenApiDocument } from './description.ts'
import { acceptsValue, isExact } from './matching-rules.ts'
import { contentOf, type Interaction, messageOf, type PactDocument, type PactMessage } from './pact-document.ts'

/** An interaction, with the schema that describes what the portal reads of it. */
export interface Described {
  /** Interactions of the same operation, each with the part that the portal reads. */
  operation: string
  message: PactMessage
  schema: { $ref: string }
  /** Parameters of the provider states, which decide some values. */
  parameters: readonly unknown[]
}

type Json = Record<string, unknown>
type Interactions = Pick<PactDocument, 'interactions'>

const validators = new WeakMap<object, Ajv2020>()

/** Ajv keeps the validator of each schema: to compile it for each message takes seconds. */
export function compileSchema({ $ref }: { $ref: string }, components: Components): ValidateFunction {
  const added = validators.get(components)
  const ajv =
    added ?? new Ajv2020({ strict: false, validateFormats: false, logger: false }).addSchema({ components }, 'api')
  if (!added) validators.set(components, ajv)
  const validate = ajv.getSchema(`api${$ref}`)
  if (!validate) throw new Error(`${$ref} is missing`)
  return validate
}

/** Messages of the pact that the description does not allow. */
export const messagesNotDescribed = (described: readonly Described[], components: Components): string[] =>
  described
    .filter(({ message, schema }) => !compileSchema(schema, components)(contentOf(message)))
    .map(({ operation }) => `${operation}: the message of the pact does not fit`)

const without = (body: Json, name: string): Json =>
  Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))

/** Top-level fields that every message of an operation has, although the description does not require them. */
export const optionalFields = (described: readonly Described[], components: Components): string[] =>
  described.flatMap(({ operation, message, schema }) => {
    const isValid = compileSchema(schema, components)
    const body = contentOf(message) as Json
    const others = described.filter((other) => other.operation === operation).map((other) => contentOf(other.message))
    return Object.keys(body)
      .filter((name) => others.every((other) => Object.hasOwn(other as Json, name)))
      .filter((name) => isValid(without(body, name)))
      .map((name) => `${operation}: ${name} is optional`)
  })

/** Values that a pact fixes and the description leaves open, unless they are required and a provider state decides them. */
export const valuesPinnedTooFar = (described: readonly Described[], components: Components): string[] =>
  described.flatMap(({ operation, message, schema, parameters }) => {
    const isValid = compileSchema(schema, components)
    const body = contentOf(message) as Json
    return Object.entries(body)
      .filter(([name, value]) => typeof value !== 'object' && isExact(message, `$.${name}`))
      .filter(([name, value]) => isValid(without(body, name)) || !contains(parameters, value))
      .filter(([name, value]) => isValid({ ...body, [name]: `not ${String(value)}` }))
      .map(([name]) => `${operation}: ${name} may have other values`)
  })

/** Values that an enum, a constant or a boolean of the description allows, and that no pact accepts for this schema. */
export function unknownValues(described: readonly Described[], components: Components): string[] {
  const read = described.flatMap(({ operation, message, schema }) =>
    choicesIn(schema, contentOf(message), components).map((choice) => ({ ...choice, operation, message })),
  )
  const isAccepted = (value: unknown, schema: Choice['schema']) =>
    read.some((other) => other.schema === schema && acceptsValue(other.message, other.path, value))
  return read.flatMap(({ operation, path, schema, values }) =>
    values
      .filter((value) => !isAccepted(value, schema))
      .map((value) => `${operation}: ${path} may be ${JSON.stringify(value)}, which no pact accepts`),
  )
}

/** The successful responses of the HTTP pact; an empty body counts as `{}`. */
export function describedResponses({ interactions }: Interactions, { paths }: OpenApiDocument): Described[] {
  return interactions.flatMap(({ request, response, providerStates = [] }) => {
    const { method, path } = request as { method: string; path: string }
    const { status, body = { content: {} }, matchingRules } = response as HttpResponse
    const operation = paths[path]?.[method.toLowerCase()] as Operation | undefined
    const schema = operation?.responses[status]?.content?.['application/json']?.schema
    const message = { contents: body, matchingRules }
    const parameters = providerStates.map(({ params }) => params)
    return status === 200 && schema ? [{ operation: `${method} ${path}`, message, schema, parameters }] : []
  })
}

interface HttpResponse {
  status: number
  body?: { content: unknown }
  matchingRules?: PactMessage['matchingRules']
}

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: { $ref: string } }> }>
}

/** The events and the acknowledgements of a message pact. */
export function describedMessages({ interactions }: Interactions, { operations, components }: AsyncApiDocument) {
  return interactions.flatMap((interaction): Described[] => {
    const operation = interaction.comments?.references?.AsyncAPI?.operationId ?? ''
    const message = messageOf(interaction)
    const isRefused = isRejection(interaction)
    const { messages = [], reply } = operations[operation] ?? {}
    const keys = (reply?.messages ?? messages).map(({ $ref }) => lastSegment($ref))
    const schema = components.messages[keys.find((key) => (key === 'refused') === isRefused) ?? '']?.payload
    const parameters = (interaction.providerStates ?? []).map(({ params }) => params)
    return schema ? [{ operation: isRefused ? `${operation} refused` : operation, message, schema, parameters }] : []
  })
}

export const isRejection = (interaction: Interaction): boolean =>
  (contentOf(messageOf(interaction)) as Json).success === false

const contains = (whole: unknown, value: unknown): boolean =>
  isDeepStrictEqual(whole, value) ||
  (typeof whole === 'object' && whole !== null && Object.values(whole).some((part) => contains(part, value)))
