import { HTTP_METHODS } from '../../../sandbox/http/api-description.ts'
import { lastSegment, type Schema } from '../../support/json-schema.ts'
import { type Direction, schemaChanges } from './schema-changes.ts'

interface Content {
  content?: Record<string, { schema?: Schema }>
  required?: boolean
}

interface Reference {
  $ref: string
}

interface Operation {
  requestBody?: Content
  responses?: Record<string, Content | Reference>
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[]
  security?: unknown
}

type PathItem = Partial<Record<(typeof HTTP_METHODS)[number], Operation>>

interface SocketOperation {
  action: 'send' | 'receive'
  messages: readonly Reference[]
  reply?: { messages: readonly Reference[] }
}

/** A server of OpenAPI has a `url`, one of AsyncAPI a `pathname`. */
interface Server {
  url?: string
  pathname?: string
}

/** An OpenAPI or an AsyncAPI document. */
export interface ApiDocument {
  info: { version: string }
  servers?: Record<string, Server> | readonly Server[]
  security?: unknown
  paths?: Record<string, PathItem>
  operations?: Record<string, SocketOperation>
  components?: {
    schemas?: Record<string, Schema>
    responses?: Record<string, Content>
    messages?: Record<string, { name: string; payload?: Schema }>
  }
}

export interface ApiDescription {
  document: ApiDocument
  /** Schemas of the OpenAPI document, to which the AsyncAPI documents refer. */
  sharedSchemas?: Record<string, Schema>
}

/** What breaks the portal when the description `before` becomes `after`, one line each. */
export function breakingChanges(before: ApiDescription, after: ApiDescription): string[] {
  const [old, now] = [before.document, after.document]
  return [
    ...Object.entries(old.paths ?? {}).flatMap(([path, item]) => pathChanges(path, item)),
    ...Object.entries(old.operations ?? {}).flatMap(([id, operation]) => socketOperationChanges(id, operation)),
    ...(same(pathsOf(old), pathsOf(now)) ? [] : [`path of the ${old.paths ? 'HTTP' : 'Socket.IO'} server changed`]),
    ...(same(old.security, now.security) ? [] : ['security changed']),
  ]

  function payloadChanges(was: Schema | undefined, is: Schema | undefined, direction: Direction, at: string): string[] {
    if (!was) return []
    if (!is) return [`${at}: removed`]
    return schemaChanges(
      { schema: was, schemas: schemasOf(before) },
      { schema: is, schemas: schemasOf(after) },
      direction,
      at,
    )
  }

  function contentChanges(
    was: Content | undefined,
    is: Content | undefined,
    direction: Direction,
    at: string,
  ): string[] {
    return Object.entries(was?.content ?? {}).flatMap(([type, { schema }]) =>
      payloadChanges(schema, is?.content?.[type]?.schema, direction, `${at} ${type}`),
    )
  }

  function pathChanges(path: string, item: PathItem): string[] {
    const present = now.paths?.[path]
    if (!present) return [`${path}: removed`]
    return HTTP_METHODS.flatMap((method) => {
      const [operation, next] = [item[method], present[method]]
      const at = `${method.toUpperCase()} ${path}`
      if (!operation) return []
      return next ? operationChanges(operation, next, at) : [`${at}: removed`]
    })
  }

  function operationChanges(was: Operation, is: Operation, at: string): string[] {
    const isBodyNewlyRequired = is.requestBody?.required === true && was.requestBody?.required !== true
    const newlyRequired = (is.parameters ?? []).filter(({ name, required }) => {
      const previous = was.parameters?.find((parameter) => parameter.name === name)
      return required === true && previous?.required !== true
    })
    return [
      ...(same(was.security, is.security) ? [] : [`${at}: security changed`]),
      ...(isBodyNewlyRequired ? [`${at} request: newly required`] : []),
      ...newlyRequired.map(({ name }) => `${at} parameter ${name}: newly required`),
      ...contentChanges(was.requestBody, is.requestBody, 'request', `${at} request`),
      ...Object.entries(was.responses ?? {}).flatMap(([status, response]) => {
        const next = is.responses?.[status]
        return next
          ? contentChanges(resolveResponse(response, old), resolveResponse(next, now), 'response', `${at} ${status}`)
          : [`${at} ${status}: removed`]
      }),
    ]
  }

  function socketOperationChanges(id: string, was: SocketOperation): string[] {
    const is = now.operations?.[id]
    if (!is) return [`${id}: removed`]
    const direction = was.action === 'send' ? 'request' : 'response'
    return [
      ...(was.action === is.action ? [] : [`${id}: direction changed from ${was.action} to ${is.action}`]),
      ...messageChanges(was.messages, is.messages, direction, id),
      ...messageChanges(was.reply?.messages ?? [], is.reply?.messages ?? [], 'response', `${id} acknowledgement`),
    ]
  }

  function messageChanges(was: readonly Reference[], is: readonly Reference[], direction: Direction, at: string) {
    return was.flatMap(({ $ref }) => {
      const key = lastSegment($ref)
      const [previous, next] = [old.components?.messages?.[key], now.components?.messages?.[key]]
      if (!next || !is.some((reference) => lastSegment(reference.$ref) === key)) return [`${at} ${key}: removed`]
      const renamed = previous?.name === next.name ? [] : [`${at}: event ${previous?.name} renamed to ${next.name}`]
      return [...renamed, ...payloadChanges(previous?.payload, next.payload, direction, `${at} ${key}`)]
    })
  }
}

const schemasOf = ({ document, sharedSchemas }: ApiDescription): Record<string, Schema> => ({
  ...sharedSchemas,
  ...document.components?.schemas,
})

const pathsOf = ({ servers = {} }: ApiDocument): (string | undefined)[] =>
  Object.values<Server>(servers).map(({ url, pathname }) => url ?? pathname)

const resolveResponse = (response: Content | Reference, { components }: ApiDocument): Content | undefined =>
  '$ref' in response ? components?.responses?.[lastSegment(response.$ref)] : response

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right)
