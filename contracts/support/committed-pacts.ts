import { readPact } from './pact-document.ts'
import { COMMITTED, pactFileName, PROVIDERS } from './pact-files.ts'

export const pacts = {
  http: readPact(COMMITTED, pactFileName(PROVIDERS.http)),
  liveEvents: readPact(COMMITTED, pactFileName(PROVIDERS.liveEvents)),
  telemedicine: readPact(COMMITTED, pactFileName(PROVIDERS.telemedicine)),
}
