import type { Session } from '../accounts/sessions.ts'
import type { Services } from '../services.ts'
import type { Attachment } from '../tickets/attachment.ts'

export interface ApiRequest<Body = unknown> {
  session: Session
  body: Body
  file: Attachment | null
}

/** Returns the body of a 200, or throws an `ApiError`. `never` lets each operation declare its own body type. */
export type Operation = (services: Services, request: ApiRequest<never>) => object | Promise<object>

export type PublicOperation = (services: Services, body: never) => object | Promise<object>

export const DONE = { statusCode: 200 }
