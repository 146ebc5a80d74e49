import { lastSegment, resolveReference } from '../../scripts/support/json-schema.ts'
import type { AsyncApiDocument, Components, OpenApiDocument } from './description.ts'
import type { Interaction, PactDocument } from './pact-document.ts'
import { isRejection } from './relied-fields.ts'

/** The body of a request that is accepted in the pact. */
interface SentBody {
  /** Method and path, or the event. */
  name: string
  body: Record<string, unknown>
  schema: { $ref: string }
}

interface OperationWithBody {
  requestBody?: { content: Record<string, Pick<SentBody, 'schema'>> }
}

/** Values that an enum of the description has for a field of a request, and that no accepted request of the pact sends. */
export const valuesNotSent = (bodies: readonly SentBody[], { schemas }: Components): string[] =>
  [...Map.groupBy(bodies, ({ name }) => name)].flatMap(([request, sent]) =>
    Object.entries(resolveReference(sent[0]?.schema ?? {}, schemas).properties ?? {}).flatMap(([field, property]) =>
      (resolveReference(property, schemas).enum ?? [])
        .filter((value) => !sent.some(({ body }) => body[field] === value))
        .map((value) => `${request}: ${field} is never ${JSON.stringify(value)}`),
    ),
  )

export const requestBodies = ({ interactions }: PactDocument, { paths }: OpenApiDocument): SentBody[] =>
  interactions.flatMap(({ request, response }) => {
    const { method = '', path = '' } = request ?? {}
    const { requestBody } = (paths[path]?.[method.toLowerCase()] ?? {}) as OperationWithBody
    const schema = Object.values(requestBody?.content ?? {})[0]?.schema
    return schema && response?.status === 200
      ? [{ name: `${method} ${path}`, body: fieldsOf(request?.body), schema }]
      : []
  })

export const messageBodies = ({ interactions }: PactDocument, description: AsyncApiDocument): SentBody[] =>
  interactions
    .filter((interaction) => interaction.type === 'Synchronous/Messages' && !isRejection(interaction))
    .flatMap(({ comments, request }) => {
      const operation = description.operations[comments?.references?.AsyncAPI?.operationId ?? '']
      const message = description.components.messages[lastSegment(operation?.messages[0]?.$ref ?? '')]
      const body = request?.contents?.content as SentBody['body']
      return message ? [{ name: message.name, body, schema: message.payload }] : []
    })

/** A form is in the pact as a text, its files included. */
function fieldsOf(body: NonNullable<Interaction['request']>['body']): SentBody['body'] {
  const { content, encoded } = body ?? {}
  if (!encoded) return content as SentBody['body']
  const form = Buffer.from(String(content), 'base64').toString()
  return Object.fromEntries([...form.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value]))
}
