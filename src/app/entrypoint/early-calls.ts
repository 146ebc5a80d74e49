/** What the script in `index.html` started before this code had arrived. */
interface EarlyCalls {
  config: Promise<unknown>
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

export async function takeEarlyConfig(): Promise<unknown> {
  const early = window.portalEarly?.config
  if (early) return early
  const answer = await fetch('/config.json', { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`config.json answered ${answer.status}`)
  return answer.json()
}

/** The early answer for a call, once, and only if it was asked for with the same token. */
export function takeEarlyAnswer(path: string, token: string | null): Promise<Response> | null {
  const early = window.portalEarly
  const answer = early?.answers.get(path)
  if (!early || !answer || early.token !== token) return null
  early.answers.delete(path)
  return answer
}
