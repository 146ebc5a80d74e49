import type { AsyncApiDocument, OpenApiDocument } from './description.ts'
import { readAsyncApi, readOpenApi } from './description.ts'
import { type PactDocument, readPact } from './pact-document.ts'
import { COMMITTED, pactFileName, PROVIDERS, type ProviderName } from './pact-files.ts'
import {
  describedMessages,
  describedResponses,
  responsesNotDescribed,
  valuesPinnedTooFar,
  optionalFields,
  unknownValues,
} from './relied-fields.ts'

export interface Descriptions {
  openApi: OpenApiDocument
  liveEvents: AsyncApiDocument
  telemedicine: AsyncApiDocument
}

export const readDescriptions = (): Descriptions => ({
  openApi: readOpenApi(),
  liveEvents: readAsyncApi('live-events'),
  telemedicine: readAsyncApi('telemedicine'),
})

const committed = (provider: ProviderName): PactDocument => readPact(COMMITTED, pactFileName(provider))

/** What the committed pacts rely on and the descriptions do not promise, one line each. */
export function descriptionGaps({ openApi, liveEvents, telemedicine }: Descriptions): string[] {
  const responses = describedResponses(committed(PROVIDERS.http), openApi)
  const events = describedMessages(committed(PROVIDERS.liveEvents), liveEvents)
  const signalling = describedMessages(committed(PROVIDERS.telemedicine), telemedicine)
  return [
    ...responsesNotDescribed(responses, openApi.components),
    ...optionalFields(responses, openApi.components),
    ...unknownValues(responses, openApi.components),
    // The rows in live events have no required fields.
    ...responsesNotDescribed(events, liveEvents.components),
    ...valuesPinnedTooFar(events, liveEvents.components),
    ...unknownValues(events, liveEvents.components),
    ...responsesNotDescribed(signalling, telemedicine.components),
    ...optionalFields(signalling, telemedicine.components),
    ...valuesPinnedTooFar(signalling, telemedicine.components),
    ...unknownValues(signalling, telemedicine.components),
  ]
}
