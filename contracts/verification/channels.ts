import { pacts } from '../support/committed-pacts.ts'
import { verifyHttp } from './verify-http.ts'
import { verifyLiveEvents } from './verify-live-events.ts'
import { verifyTelemedicine } from './verify-telemedicine.ts'

export const CHANNELS = [
  { name: 'http', pact: pacts.http, verify: verifyHttp },
  { name: 'live-events', pact: pacts.liveEvents, verify: verifyLiveEvents },
  { name: 'telemedicine', pact: pacts.telemedicine, verify: verifyTelemedicine },
]
