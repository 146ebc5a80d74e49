import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import type { FieldProblem, FieldProblems } from './api-error.ts'

const DOCUMENT = new URL('../../openapi/openapi.yaml', import.meta.url)
/** A path of an OpenAPI document has other keys besides these, such as `parameters`. */
export const HTTP_METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const
const BODY_TYPES = ['application/json', 'multipart/form-data'] as const

type BodyType = (typeof BODY_TYPES)[number]

export interface DescribedOperation {
  id: string
  method: string
  path: string
  isPublic: boolean
  bodyType: BodyType | null
  /** @returns problems by field; empty for a valid body */
  checkBody(body: unknown): FieldProblems
  /** @returns messages for the log; empty for a valid response */
  validateResponse(status: number, body: unknown): string[]
}

interface OperationObject {
  operationId: string
  security?: unknown[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { $ref?: string }>
}

interface OpenApiDocument {
  paths: Record<string, Partial<Record<(typeof HTTP_METHODS)[number], OperationObject>>>
}

let description: readonly DescribedOperation[] | undefined

/** Reads the description once per process, because tests start many platforms. */
export const readApiDescription = (): readonly DescribedOperation[] => (description ??= parseApiDescription())

const parseApiDescription = (): DescribedOperation[] => {
  const document = parse(readFileSync(DOCUMENT, 'utf8')) as OpenApiDocument
  // Not strict: the document contains JSON schemas, but is none itself. Verbose: errors contain the value.
  const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, logger: false }).addSchema(
    document,
    'openapi',
  )
  // Compiled on first use: most of the hundred responses are errors that rarely occur.
  const schemaAt = (...pointer: string[]): (() => ValidateFunction) => {
    let validate: ValidateFunction | undefined
    return () => (validate ??= ajv.compile({ $ref: `openapi#/${pointer.map(escapePointer).join('/')}` }))
  }

  return Object.entries(document.paths).flatMap(([path, pathItem]) =>
    HTTP_METHODS.flatMap((method) => {
      const operation = pathItem[method]
      return operation ? [describe(path, method, operation, schemaAt)] : []
    }),
  )
}

const describe = (
  path: string,
  method: string,
  operation: OperationObject,
  schemaAt: (...pointer: string[]) => () => ValidateFunction,
): DescribedOperation => {
  const bodyType = BODY_TYPES.find((type) => operation.requestBody?.content[type]) ?? null
  const bodySchema = bodyType && schemaAt('paths', path, method, 'requestBody', 'content', bodyType, 'schema')
  const responseSchemas = new Map(
    Object.entries(operation.responses).map(([status, { $ref }]) => {
      const pointer = $ref ? $ref.split('/').slice(1) : ['paths', path, method, 'responses', status]
      return [Number(status), schemaAt(...pointer, 'content', 'application/json', 'schema')]
    }),
  )
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    isPublic: operation.security?.length === 0,
    bodyType,
    checkBody: (body) => {
      const check = bodySchema?.()
      return !check || check(body) ? {} : fieldProblems(check.errors ?? [])
    },
    validateResponse: (status, body) => {
      const check = responseSchemas.get(status)?.()
      if (!check) return [`status ${status} is not described`]
      return check(body)
        ? []
        : (check.errors ?? []).map((error) => `${error.instancePath || '/'} ${error.message ?? ''}`)
    },
  }
}

const escapePointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Problems by field; those of the whole body are under an empty name, which `errorBody` omits. */
const fieldProblems = (errors: readonly ErrorObject[]): FieldProblems => {
  const problems: Record<string, FieldProblem[]> = {}
  for (const error of errors) {
    const field = String(
      error.params.missingProperty ?? error.params.additionalProperty ?? error.instancePath.split('/')[1] ?? '',
    )
    problems[field] ??= []
    const problem = problemOf(error)
    if (!problems[field].includes(problem)) problems[field].push(problem)
  }
  return problems
}

const problemOf = ({ keyword, data }: ErrorObject): FieldProblem => {
  if (keyword === 'required' || (keyword === 'minLength' && data === '')) return 'missing'
  return keyword === 'additionalProperties' ? 'unknown' : 'invalid'
}
