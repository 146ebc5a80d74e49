import type { EarlyQuestion } from '@/shared/api'
import { readSelectedCompany } from '@/shared/auth'

/** What the script in `index.html` started before this code had arrived. */
interface EarlyCalls {
  config: Promise<Response>
  /** The token that the early calls were sent with. */
  token: string
  /** The clinic that the cookie held then; empty for none. Another tab may have switched since. */
  clinic: string
  /** By path of the API: the body that was sent, if any, and its answer. */
  answers: Map<string, { body: string | null; answer: Promise<Response> }>
}

declare global {
  interface Window {
    portalEarly?: EarlyCalls
  }
}

export const takeEarlyConfig = (): Promise<Response> | null => window.portalEarly?.config ?? null

/** The early answer to a question, once, and only if the very same was asked: same token, same clinic, same body. */
export function takeEarlyAnswer({ path, token, body }: EarlyQuestion): Promise<Response> | null {
  const early = window.portalEarly
  const asked = early?.answers.get(path)
  if (!early || !asked || early.token !== token || asked.body !== body) return null
  if (early.clinic !== (readSelectedCompany() ?? '')) return null
  early.answers.delete(path)
  return asked.answer
}

/** Paths of the API that the page asked early and nobody has taken the answer of. */
export const earlyPaths = (): ReadonlySet<unknown> => new Set(window.portalEarly?.answers.keys())
