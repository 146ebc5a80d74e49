import { attach, createEvent, createStore, sample } from 'effector'
import { ApiError, getCheckDoctorUserQueryOptions, getGetUserInfoQueryOptions } from '@/shared/api'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { $config } from '@/shared/config'
import { $queryClient } from '@/shared/query'
import { problemOccurred } from '@/shared/report'

// What happened
/** There is time to ask whether the way to the patient site may be offered: nothing waits for the answer. */
export const offerRequested = createEvent()

// What the world does for us
/** One after the other: who is no user of the patient site needs no second question. */
const askPlatformFx = attach({
  source: $queryClient,
  effect: async (client): Promise<boolean> => {
    const { data } = await client.query({ ...getCheckDoctorUserQueryOptions(), staleTime: 'static' })
    if (data.statusCode !== 200) return false
    const { userInfo } = await client.query({ ...getGetUserInfoQueryOptions({}), staleTime: 'static' })
    return userInfo.type?.patient === true
  },
})

// State
const $isAsked = createStore(false).reset(sessionEnded)
export const $isPatientSiteOffered = createStore(false).reset(sessionEnded)
/** Closed where the deployment has no patient site. */
const $isWanted = $config.map(({ patientSite }) => patientSite.url !== '')

// Flow
const offerNeeded = sample({
  clock: offerRequested,
  source: { isAsked: $isAsked, isSignedIn: $isSignedIn, isWanted: $isWanted },
  filter: ({ isAsked, isSignedIn, isWanted }) => isWanted && isSignedIn && !isAsked,
  fn: () => {},
})
sample({ clock: offerNeeded, fn: () => true, target: $isAsked })
sample({ clock: offerNeeded, target: askPlatformFx })
sample({
  clock: askPlatformFx.doneData,
  source: $isSignedIn,
  filter: (isSignedIn) => isSignedIn,
  fn: (_, isOffered) => isOffered,
  target: $isPatientSiteOffered,
})
/** Silent for the doctor, as specified: without an answer there is no entry. The operators hear of it, except of a plain "no". */
sample({
  clock: askPlatformFx.failData,
  source: $isSignedIn,
  filter: (isSignedIn, error) => isSignedIn && !isPlainNo(error),
  fn: (_, error) => ({ kind: 'silent-failure' as const, where: 'patientSiteOffer', details: [error.name] }),
  target: problemOccurred,
})

/** The account has no user there, or may not use it; or nobody wants to know any more. */
const isPlainNo = (error: Error): boolean =>
  error instanceof ApiError && ['notFound', 'forbidden', 'cancelled', 'unauthorized'].includes(error.kind)
