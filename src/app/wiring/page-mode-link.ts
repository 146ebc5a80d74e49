import { attach, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { isPatientId } from '@/entities/patient'
import { fetchReminderPatientFx } from '@/entities/reminder'
import { type PinRequest, pinRequested } from '@/features/unlock-pin'
import { $currentRoute, $location, locationChanged, navigateFx, removeQueryParams } from '@/shared/routes'

/** `hastaCRM` is missing: it is the follow-up page itself, with its own lock check. */
const linkSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('seans'), session: z.guid() }),
  z.object({ mode: z.literal('seansBuild') }),
  z.object({ mode: z.literal('barcode') }),
  z.object({ mode: z.literal('hasta') }),
  z.object({ mode: z.literal('locked') }),
])
const LINK_PARAMS = ['mode', 'session']
const UNKNOWN_PATIENT = { name: null, surname: null, phone: null, birthDate: null, citizenshipNumber: null }

/** Links of other applications. The mode is removed at once, so that a reload does not repeat it (decision 0055). */
const linkFollowed = sample({
  clock: locationChanged,
  source: $currentRoute,
  filter: (route, { search }) => route?.id === 'patientFollowUp' && new URLSearchParams(search).has('mode'),
  fn: (route, { search }) => readLink(search, route?.params.id ?? ''),
})

export const $linkedRequest = createStore<PinRequest | null>(null)
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

/** The address has no name. A label is printed without one if it cannot be loaded. */
const fetchPatientNameFx = attach({
  effect: fetchReminderPatientFx,
  mapParams: (request: PinRequest) => (request.mode === 'hasta' ? request.patient.uuid : request.patientId),
})
sample({ clock: linkParamsRemoved, target: fetchPatientNameFx })
sample({
  clock: fetchPatientNameFx.finally,
  fn: (fetched) => withName(fetched.params, fetched.status === 'done' ? fetched.result.name : null),
  target: pinRequested,
})

function withName(request: PinRequest, name: string | null): PinRequest {
  if (request.mode === 'barcode') return { ...request, name }
  return request.mode === 'hasta' ? { ...request, patient: { ...request.patient, name } } : request
}

function readLink(search: string, patientId: string): PinRequest | null {
  if (!isPatientId(patientId)) return null
  const { data: link } = linkSchema.safeParse(Object.fromEntries(new URLSearchParams(search)))
  switch (link?.mode) {
    case undefined:
      return null
    case 'seans':
      return { mode: 'seans', patientId, sessionId: link.session }
    case 'seansBuild':
      return { mode: 'seansBuild', patientId }
    case 'barcode':
      return { mode: 'barcode', patientId, name: null }
    case 'hasta':
      return { mode: 'hasta', patient: { ...UNKNOWN_PATIENT, uuid: patientId } }
    case 'locked':
      return { mode: 'locked', patientId, reminder: null }
  }
}
