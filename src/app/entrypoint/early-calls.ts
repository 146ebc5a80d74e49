/** What the script in `index.html` started before this code had arrived. */
interface EarlyCalls {
  config: Promise<Response>
  /** The token that the early calls were sent with. */
  token: string
  /** Answers by path of the API. */
  answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    portalEarly?: EarlyCalls
  }
}

export const takeEarlyConfig = (): Promise<Response> | null => window.portalEarly?.config ?? null

/** The early answer for a call, once, and only if it was asked for with the same token. */
export function takeEarlyAnswer(path: string, token: string | null): Promise<Response> | null {
  const early = window.portalEarly
  const answer = early?.answers.get(path)
  if (!early || !answer || early.token !== token) return null
  early.answers.delete(path)
  return answer
}
