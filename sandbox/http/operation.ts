import type { Session } from '../accounts/sessions.ts'
import type { Services } from '../services.ts'
import type { Attachment } from '../tickets/attachment.ts'

/** A call that was let in: signed in, and with a body that fits the description. */
export interface Call<Body = unknown> {
  session: Session
  body: Body
  files: readonly Attachment[]
}

/** Answers the body of a 200, or throws a `Refusal`. `never` lets every operation name the body that it was described with. */
export type Operation = (services: Services, call: Call<never>) => object | Promise<object>

/** An operation that is called without a session. */
export type PublicOperation = (services: Services, body: never) => object | Promise<object>

export const DONE = { statusCode: 200 }
