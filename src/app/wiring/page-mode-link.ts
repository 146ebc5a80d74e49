import { attach, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { fetchReminderPatientFx } from '@/entities/reminder'
import { type PinRequest, pinRequested } from '@/features/unlock-pin'
import { $currentRoute, $location, locationChanged, navigateFx, removeQueryParams } from '@/shared/routes'

/** `?mode=…` on the follow-up page, and what belongs to it. */
const linkSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('seans'), session: z.guid() }),
  z.object({ mode: z.literal('seansBuild') }),
  z.object({ mode: z.literal('barcode') }),
])
type LinkedRequest = Exclude<PinRequest, { mode: 'hasta' }>
const LINK_PARAMS = ['mode', 'session']

/**
 * Other applications lead to something about a patient by a link to the follow-up page with a page mode. It is taken out
 * of the address at once, so that a reload does not ask again (decision 0055).
 */
const linkFollowed = sample({
  clock: locationChanged,
  source: $currentRoute,
  fn: (route, { search }) => (route?.id === 'patientFollowUp' ? readLink(search, route.params.id ?? '') : undefined),
}).filterMap((request) => request)

/** What the link asked for, until the address is clean and the question is there. */
export const $linkedRequest = createStore<LinkedRequest | null>(null)
  .on(linkFollowed, (_, request) => request)
  .reset(pinRequested)

sample({
  clock: linkFollowed,
  source: $location,
  fn: (location) => ({ to: removeQueryParams(location, LINK_PARAMS), replace: true }),
  target: navigateFx,
})
const linkParamsRemoved = sample({
  clock: locationChanged,
  source: $linkedRequest,
  fn: (request, { search }) => (new URLSearchParams(search).has('mode') ? null : request),
}).filterMap((request) => request ?? undefined)

/** No name travels in the address; a label without one is better than none. */
const fetchPatientNameFx = attach({
  effect: fetchReminderPatientFx,
  mapParams: ({ patientId }: LinkedRequest) => patientId,
})
sample({ clock: linkParamsRemoved, target: fetchPatientNameFx })
sample({
  clock: fetchPatientNameFx.finally,
  fn: (fetched): PinRequest => {
    const name = fetched.status === 'done' ? fetched.result.name : null
    return fetched.params.mode === 'barcode' ? { ...fetched.params, name } : fetched.params
  },
  target: pinRequested,
})

function readLink(search: string, patientId: string): LinkedRequest | undefined {
  const { data: link } = linkSchema.safeParse(Object.fromEntries(new URLSearchParams(search)))
  switch (link?.mode) {
    case undefined:
      return undefined
    case 'seans':
      return { mode: 'seans', patientId, sessionId: link.session }
    case 'seansBuild':
      return { mode: 'seansBuild', patientId }
    case 'barcode':
      return { mode: 'barcode', patientId, name: null }
  }
}
