import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The parts of the description that the checks look at; the comparator gets the whole of it. */
export interface OpenApiDocument {
  info: object
  paths: Record<string, Record<string, { operationId: string; security?: unknown[] }>>
  components: { schemas: Record<string, object> }
}

export interface AsyncApiDocument {
  asyncapi: string
  info: { title: string; version: string }
  operations: Record<string, { action: 'send' | 'receive'; channel: { $ref: string } }>
  components: { schemas?: Record<string, object> }
}

/** The comparator closes every object that is not open in so many words, and does not take `true` for an answer. */
const read = (name: string): string =>
  readFileSync(new URL(`../../openapi/${name}`, import.meta.url), 'utf8').replaceAll(
    'additionalProperties: true',
    'additionalProperties: {}',
  )

export const readOpenApi = (): OpenApiDocument => parse(read('openapi.yaml')) as OpenApiDocument

/** With the schemas of the OpenAPI document in it, because the comparator follows no reference into another file. */
export function readAsyncApi(name: 'live-events' | 'telemedicine'): AsyncApiDocument {
  const document = parse(read(`${name}.asyncapi.yaml`).replaceAll('./openapi.yaml#', '#')) as AsyncApiDocument
  const schemas = { ...readOpenApi().components.schemas, ...document.components.schemas }
  return { ...document, components: { ...document.components, schemas } }
}
