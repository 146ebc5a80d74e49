import { attach, createEvent, sample } from 'effector'
import { $authToken } from '@/shared/auth'
import { $config } from '@/shared/config'
import { showToastOn } from '@/shared/toasts'
import { openExternalUrlTask } from '@/shared/routes'
import { $isPatientSiteAvailable } from './availability'
import { writeSessionCopy } from './session-copy'

const $patientSite = $config.map(({ patientSite }) => patientSite)

// Events
export const patientSiteChosen = createEvent()

// Effects
/** Fails if the browser drops the copy: the user would not be signed in on the patient site. */
const copySessionFx = attach({
  source: { token: $authToken, site: $patientSite },
  effect: ({ token, site }): string => {
    if (token === null || !writeSessionCopy(token, site)) throw new Error('the browser rejected the session copy')
    return site.url
  },
})

// Connections
sample({ clock: patientSiteChosen, filter: $isPatientSiteAvailable, target: copySessionFx })
sample({ clock: copySessionFx.doneData, target: openExternalUrlTask })
showToastOn(copySessionFx.fail, () => ({ tone: 'danger', text: { key: 'patientSiteRejected' } }))
