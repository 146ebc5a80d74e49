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
import type { RequestLog } from './request-log.ts'

export interface Api {
  description: readonly DescribedOperation[]
  services: Services
  answers: ResponseValidation
  faults: Faults
  requests: RequestLog
  log: (line: string) => void
}

interface ReadBody {
  body: unknown
  files: readonly Attachment[]
}

/** What is known of a request when it is logged. */
const accountOf = new WeakMap<FastifyRequest, string>()
const bodyOf = new WeakMap<FastifyRequest, unknown>()

/** Every call of the description, and an honest 404 for everything else below `/api`. */
export const registerApi = async (server: FastifyInstance, api: Api): Promise<void> => {
  assertSame(
    api.description.map(({ id }) => id),
    [...Object.keys(operations), ...Object.keys(publicOperations)],
  )
  await server.register(async (scope) => {
    await scope.register(multipart)
    acceptEmptyJson(scope)
    for (const operation of api.description) registerOperation(scope, api, operation)
  })
}

/** A call that is described and not built, or built and not described, is found at the start. */
const assertSame = (described: string[], built: string[]): void => {
  const missing = described.filter((id) => !built.includes(id))
  const unknown = built.filter((id) => !described.includes(id))
  if (missing.length + unknown.length === 0) return
  throw new Error(
    `openapi.yaml and the sandbox disagree. Not built: ${missing.join(', ')}. Not described: ${unknown.join(', ')}.`,
  )
}

/** Clients may announce JSON and send nothing; whether a body is needed is the description's to say. */
const acceptEmptyJson = (scope: FastifyInstance): void => {
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, text === '' ? undefined : JSON.parse(String(text)))
    } catch {
      done(new ApiError(400, 'notUnderstood'))
    }
  })
}

const registerOperation = (scope: FastifyInstance, api: Api, operation: DescribedOperation): void => {
  const { answers, faults, log, requests, services } = api

  const send = (reply: FastifyReply, status: number, body: object) => {
    answers.check(operation, status, body)
    return reply.code(status).header('cache-control', 'no-store').send(body)
  }

  scope.route({
    method: operation.method,
    url: operation.path,

    handler: async (request, reply) => {
      const fault = faults.take(operation.id)
      if (fault) await wait(fault.delayMs)
      const replacement = fault && replacementOf(fault)
      if (replacement) {
        const { status, contentType, content } = replacement
        return reply.code(status).header('cache-control', 'no-store').type(contentType).send(content)
      }
      if (fault?.status) {
        // Not held against the description: what is wrong on purpose is no drift.
        const body = errorBody(new ApiError(fault.status, 'failed'), request.headers['accept-language'])
        return reply.code(fault.status).send(body)
      }

      const session = operation.isPublic ? null : signedIn(services, request)
      const { body, files } = await readBody(operation, request)
      bodyOf.set(request, files.length > 0 ? { ...(body as object), attachments: files.map(describeFile) } : body)
      const problems = operation.checkBody(body)
      if (Object.keys(problems).length > 0) {
        // Only a form has fields that a person filled in.
        throw operation.bodyType === 'multipart/form-data'
          ? new ApiError(422, 'fieldsRefused', problems)
          : new ApiError(400, 'notUnderstood', problems)
      }
      return send(reply, 200, await run(services, operation.id, session, body, files))
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

/** What a fault answers instead of the operation's result; not checked, because it need not fit the description. */
const replacementOf = ({ status, body, text }: Fault) => {
  if (text !== undefined) return { status: status ?? 200, contentType: 'text/plain; charset=utf-8', content: text }
  if (body === undefined) return null
  return { status: status ?? 200, contentType: 'application/json; charset=utf-8', content: JSON.stringify(body) }
}

const signedIn = ({ sessions }: Services, request: FastifyRequest): Session => {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const session = token ? sessions.find(token) : null
  if (!session) throw new ApiError(401, 'sessionOver')
  accountOf.set(request, session.account.email)
  return session
}

const readBody = async (operation: DescribedOperation, request: FastifyRequest): Promise<ReadBody> => {
  if (operation.bodyType !== 'multipart/form-data') return { body: request.body, files: [] }
  const { fields, files } = await readForm(request)
  return { body: fields, files }
}

const run = (
  services: Services,
  id: string,
  session: Session | null,
  body: unknown,
  files: readonly Attachment[],
): object | Promise<object> => {
  // The description has checked the body, so it is what the operation was written for.
  const checked = body as never
  const operation = operations[id]
  if (session && operation) return operation(services, { session, body: checked, files })
  const publicOperation = publicOperations[id]
  if (publicOperation) return publicOperation(services, checked)
  throw new Error(`there is no operation ${id}`)
}

const describeFile = ({ name, content }: Attachment) => ({ name, size: content.length })
