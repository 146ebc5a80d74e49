import { attach, createStore, sample } from 'effector'
import { and, once } from 'patronum'
import { ApiError, getCheckDoctorUserQueryOptions, getGetUserInfoQueryOptions } from '@/shared/api'
import { $isSignedIn, sessionEnded } from '@/shared/auth'
import { $config } from '@/shared/config'
import { screenReady } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { reportSilentFailure } from '@/shared/report'

/** Background requests: a rejected token does not end the session. */
const BACKGROUND = { request: { isBackground: true } }

// Effects
/** In sequence: without an account on the patient site the second request is not needed. */
const checkPatientAccountFx = attach({
  source: $queryClient,
  effect: async (client): Promise<boolean> => {
    const { data } = await client.query({ ...getCheckDoctorUserQueryOptions(BACKGROUND), staleTime: 'static' })
    if (data.statusCode !== 200) return false
    const { userInfo } = await client.query({ ...getGetUserInfoQueryOptions({}, BACKGROUND), staleTime: 'static' })
    return userInfo.type?.patient === true
  },
})

// Stores
export const $isPatientSiteAvailable = createStore(false).reset(sessionEnded)
const $hasPatientSite = $config.map(({ patientSite }) => patientSite.url !== '')

// Connections
const checkNeeded = sample({ clock: screenReady, filter: and($hasPatientSite, $isSignedIn) })
sample({ clock: once({ source: checkNeeded, reset: sessionEnded }), target: checkPatientAccountFx })
sample({
  clock: checkPatientAccountFx.doneData,
  filter: $isSignedIn,
  target: $isPatientSiteAvailable,
})
/** No toast, as specified. The failure is reported unless it is a definite rejection. */
const checkFailed = sample({
  clock: checkPatientAccountFx.failData,
  source: $isSignedIn,
  filter: (isSignedIn, error) => isSignedIn && !isDefiniteNo(error),
  fn: (_, error) => error,
})
reportSilentFailure('patientSiteOffer', checkFailed)

/** The user has no account there or no permission, or the request was cancelled. */
const isDefiniteNo = (error: Error): boolean =>
  error instanceof ApiError && ['notFound', 'forbidden', 'cancelled', 'unauthorized'].includes(error.kind)
