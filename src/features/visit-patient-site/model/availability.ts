import { attach, createEvent, createStore, sample } from 'effector'
import { ApiError, getCheckDoctorUserQueryOptions, getGetUserInfoQueryOptions } from '@/shared/api'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { $config } from '@/shared/config'
import { $queryClient } from '@/shared/query'
import { problemOccurred } from '@/shared/report'

/** Both checks are silent in every outcome: a refused token is left to the calls that the doctor asked for. */
const BACKGROUND = { request: { isBackground: true } }

// Events
/** There is time to ask whether the way to the patient site may be offered: nothing waits for the answer. */
export const availabilityCheckRequested = createEvent()

// Effects
/** One after the other: who is no user of the patient site needs no second question. */
const checkPatientAccountFx = attach({
  source: $queryClient,
  effect: async (client): Promise<boolean> => {
    const { data } = await client.query({ ...getCheckDoctorUserQueryOptions(BACKGROUND), staleTime: 'static' })
    if (data.statusCode !== 200) return false
    const { userInfo } = await client.query({ ...getGetUserInfoQueryOptions({}, BACKGROUND), staleTime: 'static' })
    return userInfo.type?.patient === true
  },
})

// State
const $isChecked = createStore(false).reset(sessionEnded)
export const $isPatientSiteAvailable = createStore(false).reset(sessionEnded)
/** Closed where the deployment has no patient site. */
const $isCheckRequested = $config.map(({ patientSite }) => patientSite.url !== '')

// Connections
const checkNeeded = sample({
  clock: availabilityCheckRequested,
  source: { isChecked: $isChecked, isSignedIn: $isSignedIn, isCheckRequested: $isCheckRequested },
  filter: ({ isChecked, isSignedIn, isCheckRequested }) => isCheckRequested && isSignedIn && !isChecked,
  fn: () => {},
})
sample({ clock: checkNeeded, fn: () => true, target: $isChecked })
sample({ clock: checkNeeded, target: checkPatientAccountFx })
sample({
  clock: checkPatientAccountFx.doneData,
  source: $isSignedIn,
  filter: (isSignedIn) => isSignedIn,
  fn: (_, isOffered) => isOffered,
  target: $isPatientSiteAvailable,
})
/** Silent for the doctor, as specified: without an answer there is no entry. The operators hear of it, except of a plain "no". */
sample({
  clock: checkPatientAccountFx.failData,
  source: $isSignedIn,
  filter: (isSignedIn, error) => isSignedIn && !isDefiniteNo(error),
  fn: (_, error) => ({ kind: 'silent-failure' as const, where: 'patientSiteOffer', details: [error.name] }),
  target: problemOccurred,
})

/** The account has no user there, or may not use it; or nobody wants to know any more. */
const isDefiniteNo = (error: Error): boolean =>
  error instanceof ApiError && ['notFound', 'forbidden', 'cancelled', 'unauthorized'].includes(error.kind)
