import { attach, createEvent, sample } from 'effector'
import { $authToken } from '@/shared/auth'
import { $config } from '@/shared/config'
import { toastRequested } from '@/shared/toasts'
import { openExternalUrlFx } from '@/shared/routes'
import { clearOtherCopies, writeSessionCopy } from '../lib/session-copy'
import { $isPatientSiteAvailable } from './availability'

const $patientSite = $config.map(({ patientSite }) => patientSite)

// Events
export const patientSiteChosen = createEvent()

// Effects
/** Fails where the browser does not keep the copy: the doctor would arrive there as a stranger. */
const copySessionFx = attach({
  source: { token: $authToken, site: $patientSite },
  effect: ({ token, site }): string => {
    if (token === null || !writeSessionCopy(token, site)) throw new CopyRejectedError()
    return site.url
  },
})
const clearOtherCopiesFx = attach({
  source: $patientSite,
  effect: (site, token: string | null) => {
    if (site.url !== '') clearOtherCopies(token, site)
  },
})

class CopyRejectedError extends Error {
  override readonly name = 'CopyDropped'
}

// Connections
sample({ clock: patientSiteChosen, filter: $isPatientSiteAvailable, target: copySessionFx })
sample({ clock: copySessionFx.doneData, target: openExternalUrlFx })
sample({
  clock: copySessionFx.fail,
  fn: () => ({ tone: 'danger' as const, text: { key: 'patientSiteRefused' as const } }),
  target: toastRequested,
})
/** The copy lasts seven days, but never longer than its session: a sign-out or the next doctor takes it away. */
sample({ clock: $authToken, target: clearOtherCopiesFx })
