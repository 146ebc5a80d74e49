import { MatchersV3 } from '@pact-foundation/pact'
import type { CreateTicketRequest } from '@/shared/api'
import type { PortalRequest } from './http-exchange.ts'
import { like, regex } from './matchers.ts'

export interface ExampleFile {
  name: string
  type: string
  content: Buffer
}

/** Example value: the runtime chooses a new boundary for each request. */
const BOUNDARY = 'boundary-of-the-example'
const CONTENT_TYPE = `multipart/form-data; boundary=${BOUNDARY}`

/**
 * A multipart request, written by hand because Pact's builder makes every part a file. Each part needs its own matching rule:
 * without one Pact compares the part with the content type of the whole form.
 */
export function postForm(
  path: string,
  fields: Omit<CreateTicketRequest, 'attachments'>,
  file?: ExampleFile,
): PortalRequest {
  return {
    method: 'POST',
    path,
    fill: (request) => {
      request.body(CONTENT_TYPE, formBody(fields, file))
      request.matchingRules({
        header: { path: 'Content-Type', rules: [regex('multipart/form-data;.*boundary=.*', CONTENT_TYPE)] },
        body: [
          ...Object.entries(fields).map(([name, value]) => ({ path: `$.${name}`, rules: [like(value)] })),
          ...(file ? [{ path: '$.attachments', rules: [MatchersV3.contentType(file.type)] }] : []),
        ],
      })
    },
  }
}

function formBody(fields: Record<string, string>, file?: ExampleFile): Buffer {
  const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(value)))
  const files = file ? [part(`name="attachments"; filename="${file.name}"`, file.content, file.type)] : []
  return Buffer.concat([...texts, ...files, Buffer.from(`--${BOUNDARY}--\r\n`)])
}

function part(disposition: string, content: Buffer, type?: string): Buffer {
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; ${disposition}`,
    ...(type ? [`Content-Type: ${type}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), content, Buffer.from('\r\n')])
}
