import { attach, createStore, merge, sample } from 'effector'
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
/** The second request is sent after the first one, because it is not needed without an account on the patient site. */
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
/** No toast, as specified. The failure is reported unless it is a definite rejection. */
const checkFailed = sample({
  clock: checkPatientAccountFx.failData,
  source: $isSignedIn,
  filter: (isSignedIn, error) => isSignedIn && !isDefiniteNo(error),
  fn: (_, error) => error,
})
reportSilentFailure('patientSiteOffer', checkFailed)

const checkNeeded = sample({ clock: screenReady, filter: and($hasPatientSite, $isSignedIn) })
/** Checks once per session, and after a failure that is no definite rejection again on the next screen. */
sample({
  clock: once({ source: checkNeeded, reset: merge<unknown>([sessionEnded, checkFailed]) }),
  target: checkPatientAccountFx,
})
sample({
  clock: checkPatientAccountFx.doneData,
  filter: $isSignedIn,
  target: $isPatientSiteAvailable,
})

/** The user has no account there or no permission. */
const isDefiniteNo = (error: Error): boolean =>
  error instanceof ApiError && ['notFound', 'forbidden', 'unauthorized'].includes(error.kind)
