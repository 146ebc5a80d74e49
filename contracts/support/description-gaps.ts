import { pacts } from './committed-pacts.ts'
import type { AsyncApiDocument, OpenApiDocument } from './description.ts'
import { readAsyncApi, readOpenApi } from './description.ts'
import {
  describedMessages,
  describedResponses,
  messagesNotDescribed,
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

/** What the committed pacts rely on and the descriptions do not promise, one line each. */
export function descriptionGaps({ openApi, liveEvents, telemedicine }: Descriptions): string[] {
  const responses = describedResponses(pacts.http, openApi)
  const events = describedMessages(pacts.liveEvents, liveEvents)
  const signaling = describedMessages(pacts.telemedicine, telemedicine)
  return [
    ...messagesNotDescribed(responses, openApi.components),
    ...optionalFields(responses, openApi.components),
    ...unknownValues(responses, openApi.components),
    // The rows in live events have no required fields.
    ...messagesNotDescribed(events, liveEvents.components),
    ...valuesPinnedTooFar(events, liveEvents.components),
    ...unknownValues(events, liveEvents.components),
    ...messagesNotDescribed(signaling, telemedicine.components),
    ...optionalFields(signaling, telemedicine.components),
    ...valuesPinnedTooFar(signaling, telemedicine.components),
    ...unknownValues(signaling, telemedicine.components),
  ]
}
