import type { FastifyInstance } from 'fastify'
import type { RunTimeConfig } from '../portal/run-time-config.ts'
import type { Services } from '../services.ts'

/** Null for a visitor without a valid session. */
type Visitor = { name: string; email: string } | null

/**
 * Endpoint of `patient-site.html`, the stand-in of the patient site. The visitor is identified by the session cookie that the
 * portal copies, if that session is valid.
 */
export const registerPatientSite = (
  server: FastifyInstance,
  { sessions }: Services,
  { cookieName }: RunTimeConfig['patientSite'],
): void => {
  server.get('/sandbox/patient-site/visitor', (request, reply): { visitor: Visitor } => {
    void reply.header('cache-control', 'no-store')
    const account = sessions.find(cookieOf(request.headers.cookie, cookieName))?.account
    if (!account?.is_patient) return { visitor: null }
    return { visitor: { name: `${account.name} ${account.surname}`, email: account.email } }
  })
}

/** Empty for a missing or malformed cookie. */
function cookieOf(header: string | undefined, name: string): string {
  const prefix = `${name}=`
  const pair = header?.split('; ').find((item) => item.startsWith(prefix))
  try {
    return decodeURIComponent(pair?.slice(prefix.length) ?? '')
  } catch {
    return ''
  }
}
