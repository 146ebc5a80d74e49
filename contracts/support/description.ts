import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Schema } from '../../scripts/support/json-schema.ts'

export interface Components {
  schemas: Record<string, Schema>
}

export interface OpenApiDocument {
  info: object
  paths: Record<string, Record<string, { operationId: string; security?: unknown[] }>>
  components: Components
}

export interface AsyncApiDocument {
  asyncapi: string
  info: { title: string; version: string }
  operations: Record<
    string,
    {
      action: 'send' | 'receive'
      channel: { $ref: string }
      messages: readonly { $ref: string }[]
      reply?: { messages: readonly { $ref: string }[] }
    }
  >
  components: Components & { messages: Record<string, { name: string; payload: { $ref: string } }> }
}

/** The comparator rejects additional properties unless they are allowed by a schema; it does not support `true`. */
const read = (name: string): string =>
  readFileSync(new URL(`../../openapi/${name}`, import.meta.url), 'utf8').replaceAll(
    'additionalProperties: true',
    'additionalProperties: {}',
  )

export const readOpenApi = (): OpenApiDocument => parse(read('openapi.yaml')) as OpenApiDocument

/** Includes the schemas of the OpenAPI document, because the comparator does not resolve references to other files. */
export function readAsyncApi(name: 'live-events' | 'telemedicine'): AsyncApiDocument {
  const document = parse(read(`${name}.asyncapi.yaml`).replaceAll('./openapi.yaml#', '#')) as AsyncApiDocument
  const schemas = { ...readOpenApi().components.schemas, ...document.components.schemas }
  return { ...document, components: { ...document.components, schemas } }
}
