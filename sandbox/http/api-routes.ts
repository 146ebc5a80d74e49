import { setTimeout as wait } from 'node:timers/promises'
import multipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Session } from '../accounts/sessions.ts'
import type { Services } from '../services.ts'
import type { Attachment } from '../tickets/attachment.ts'
import type { ResponseValidation } from './response-validation.ts'
import type { DescribedOperation } from './api-description.ts'
import type { Fault, Faults } from './faults.ts'
import { readForm } from './form-body.ts'
import { operations, publicOperations } from './operations/index.ts'
import { errorBody, ApiError, toApiError } from './api-error.ts'
import { isPermitted, REQUIRED_PERMISSION } from './permissions.ts'
import type { RequestLog } from './request-log.ts'

export interface Api {
  description: readonly DescribedOperation[]
  services: Services
  responseValidation: ResponseValidation
  faults: Faults
  requests: RequestLog
  log: (line: string) => void
}

interface ReadBody {
  body: unknown
  file: Attachment | null
}

const accountOf = new WeakMap<FastifyRequest, string>()
const bodyOf = new WeakMap<FastifyRequest, unknown>()

export const registerApi = async (server: FastifyInstance, api: Api): Promise<void> => {
  const described = api.description.map(({ id }) => id)
  assertSame('sandbox/http/operations', described, [...Object.keys(operations), ...Object.keys(publicOperations)])
  assertSame('sandbox/http/permissions.ts', described, Object.keys(REQUIRED_PERMISSION))
  await server.register(async (scope) => {
    await scope.register(multipart)
    acceptEmptyJson(scope)
    for (const operation of api.description) registerOperation(scope, api, operation)
  })
}

/** @throws {Error} for an operation that is only described or only in the sandbox */
const assertSame = (where: string, described: string[], own: string[]): void => {
  const problems = [
    ...described.filter((id) => !own.includes(id)).map((id) => `add ${id} to ${where}`),
    ...own.filter((id) => !described.includes(id)).map((id) => `describe ${id} or remove it from ${where}`),
  ]
  if (problems.length > 0) throw new Error(`openapi.yaml and the sandbox disagree: ${problems.join(', ')}`)
}

/** Accepts an empty body with a JSON content type; the API description decides whether a body is required. */
const acceptEmptyJson = (scope: FastifyInstance): void => {
  // Rejects keys that would change the prototype of an object.
  const parseJson = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined)
    return parseJson(request, String(text), (error, body) =>
      error ? done(new ApiError(400, 'notUnderstood')) : done(null, body),
    )
  })
}

const registerOperation = (scope: FastifyInstance, api: Api, operation: DescribedOperation): void => {
  const { responseValidation, faults, log, requests, services } = api

  const send = (reply: FastifyReply, status: number, body: object) => {
    responseValidation.check(operation, status, body)
    return reply.code(status).header('cache-control', 'no-store').send(body)
  }

  scope.route({
    method: operation.method,
    url: operation.path,

    handler: async (request, reply) => {
      const fault = faults.take(operation.id)
      if (fault) await wait(fault.delayMs)
      const replacement = fault && replacementOf(fault, request.headers['accept-language'])
      if (replacement) {
        const { status, contentType, content } = replacement
        return reply.code(status).header('cache-control', 'no-store').type(contentType).send(content)
      }

      const session = operation.isPublic ? null : signedIn(services, request)
      if (session && !isPermitted(operation.id, session.account.permissions)) throw new ApiError(403, 'notPermitted')
      const { body, file } = await readBody(operation, request)
      bodyOf.set(request, file ? { ...(body as object), attachments: [describeFile(file)] } : body)
      const problems = operation.checkBody(body)
      if (Object.keys(problems).length > 0) {
        // Only a form is filled in by a user, who needs the errors of the fields.
        throw operation.bodyType === 'multipart/form-data'
          ? new ApiError(422, 'fieldsInvalid', problems)
          : new ApiError(400, 'notUnderstood', problems)
      }
      return send(reply, 200, await run(services, operation.id, session, body, file))
    },

    errorHandler: (error: FastifyError | ApiError, request, reply) => {
      const rejection = toApiError(error)
      if (!(error instanceof ApiError) && rejection.status >= 500) log(error.stack ?? error.message)
      void send(reply, rejection.status, errorBody(rejection, request.headers['accept-language']))
    },

    onResponse: async (request, reply) => {
      requests.add({
        at: new Date().toISOString(),
        method: request.method,
        path: request.url,
        operationId: operation.id,
        account: accountOf.get(request) ?? null,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        body: bodyOf.get(request) ?? request.body ?? null,
      })
    },
  })
}

/** The response of a fault, null if it only delays; not validated, because it need not match the description. */
const replacementOf = ({ status, body, text }: Fault, acceptLanguage: string | undefined) => {
  if (text !== undefined) return { status: status ?? 200, contentType: 'text/plain; charset=utf-8', content: text }
  const json = body === undefined && status !== null ? errorBody(new ApiError(status, 'failed'), acceptLanguage) : body
  if (json === undefined) return null
  return { status: status ?? 200, contentType: 'application/json; charset=utf-8', content: JSON.stringify(json) }
}

const signedIn = ({ sessions }: Services, request: FastifyRequest): Session => {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const session = token ? sessions.find(token) : null
  if (!session) throw new ApiError(401, 'sessionEnded')
  accountOf.set(request, session.account.email)
  return session
}

const readBody = async (operation: DescribedOperation, request: FastifyRequest): Promise<ReadBody> => {
  if (operation.bodyType !== 'multipart/form-data') return { body: request.body, file: null }
  const { fields, file } = await readForm(request)
  return { body: fields, file }
}

const run = (
  services: Services,
  id: string,
  session: Session | null,
  body: unknown,
  file: Attachment | null,
): object | Promise<object> => {
  // `checkBody` has validated the body.
  const checked = body as never
  const operation = operations[id]
  if (session && operation) return operation(services, { session, body: checked, file })
  const publicOperation = publicOperations[id]
  if (publicOperation) return publicOperation(services, checked)
  throw new Error(`there is no operation ${id}`)
}

const describeFile = ({ name, content }: Attachment) => ({ name, size: content.length })
