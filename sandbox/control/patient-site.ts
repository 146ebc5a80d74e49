import type { FastifyInstance } from 'fastify'
import type { RunTimeConfig } from '../portal/run-time-config.ts'
import type { Services } from '../services.ts'

/** Who stands before the patient site; null for a stranger. */
export type Visitor = { name: string; email: string } | null

/**
 * What stands behind `patient-site.html`, the sandbox's stand-in for the site where patients are at home: it knows its
 * visitor by the copy of the session that the portal makes, and believes it only if the platform does.
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

/** Empty where there is none, which is nobody's session. */
function cookieOf(header: string | undefined, name: string): string {
  const prefix = `${name}=`
  const pair = header?.split('; ').find((item) => item.startsWith(prefix))
  try {
    return decodeURIComponent(pair?.slice(prefix.length) ?? '')
  } catch {
    return ''
  }
}
