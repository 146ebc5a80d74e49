import { restore, sample } from 'effector'
import * as z from 'zod/mini'
import { $routePatientId, isPatientId, patientWithoutDetails } from '@/entities/patient'
import { featureLocationChanged, locationOpened, removeQueryParamsOn, whenFeaturesReady } from '@/shared/routes'
import { $access, type AccessIntent, type AccessRequest, accessRequested, patientIdOf } from './access-request'

/** `hastaCRM` is missing: it is the follow-up page itself, with its own lock check. */
const linkSchema = z.union([
  z.object({ mode: z.literal('seans'), session: z.guid() }),
  z.object({ mode: z.literal('seansBuild') }),
  z.object({ mode: z.literal('barcode') }),
  z.object({ mode: z.literal('hasta') }),
  z.object({ mode: z.literal('locked') }),
])
const LINK_PARAMS = ['mode', 'session']

// Events
/**
 * The user followed a link of another application. The mode is removed at once, so that a reload does not repeat it
 * (decision 0055).
 */
const linkFollowed = sample({
  clock: featureLocationChanged,
  source: $routePatientId,
  filter: (patientId, { search }) => patientId !== null && hasMode(search),
  fn: (patientId, { search }) => readLink(search, patientId ?? ''),
})

// Stores
const $linked = restore(linkFollowed, null)

// Connections
removeQueryParamsOn(linkFollowed, LINK_PARAMS)
/** A visit of the follow-up page requests the page itself, unless a link to it requests something else. */
const pageVisited = sample({
  clock: whenFeaturesReady(locationOpened),
  source: { patientId: $routePatientId, linked: $linked },
  filter: (_, { search }) => !hasMode(search),
  fn: ({ patientId, linked }): AccessRequest | null => {
    if (patientId === null || !isPatientId(patientId)) return null
    if (linked && patientIdOf(linked) === patientId) return { intent: linked, isLink: true }
    return { intent: { kind: 'follow-up', patientId } }
  },
})
$linked.reset(pageVisited)
/** Does not replace a patient whom the user has already requested on the first page, before `featuresReady`. */
sample({
  clock: pageVisited.filterMap((request) => request ?? undefined),
  source: $access,
  filter: ({ status }) => status === 'idle',
  fn: (_, request) => request,
  target: accessRequested,
})

const hasMode = (search: string): boolean => new URLSearchParams(search).has('mode')

function readLink(search: string, patientId: string): AccessIntent | null {
  const { data: link } = linkSchema.safeParse(Object.fromEntries(new URLSearchParams(search)))
  switch (link?.mode) {
    case undefined:
      return null
    case 'seans':
      return { kind: 'treatment-session', patientId, treatmentSessionId: link.session }
    case 'seansBuild':
      return { kind: 'room-locked', patientId }
    case 'barcode':
      return { kind: 'label', patientId, name: null }
    case 'hasta':
      return { kind: 'card', patient: patientWithoutDetails(patientId, null) }
    case 'locked':
      return { kind: 'follow-up', patientId }
  }
}
