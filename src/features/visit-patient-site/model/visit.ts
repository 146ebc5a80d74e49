import { attach, createEvent, sample } from 'effector'
import { $authToken } from '@/shared/auth'
import { $config } from '@/shared/config'
import { messageShown } from '@/shared/toasts'
import { leavePortalFx } from '@/shared/routes'
import { forgetOtherCopies, keepCopy } from '../lib/session-copy'
import { $isPatientSiteOffered } from './availability'

const $patientSite = $config.map(({ patientSite }) => patientSite)

// What happened
export const patientSiteChosen = createEvent()

// What the world does for us
/** Fails where the browser does not keep the copy: the doctor would arrive there as a stranger. */
const copySessionFx = attach({
  source: { token: $authToken, site: $patientSite },
  effect: ({ token, site }): string => {
    if (token === null || !keepCopy(token, site)) throw new CopyDropped()
    return site.url
  },
})
const forgetOtherCopiesFx = attach({
  source: $patientSite,
  effect: (site, token: string | null) => {
    if (site.url !== '') forgetOtherCopies(token, site)
  },
})

class CopyDropped extends Error {
  override readonly name = 'CopyDropped'
}

// Flow
sample({ clock: patientSiteChosen, filter: $isPatientSiteOffered, target: copySessionFx })
sample({ clock: copySessionFx.doneData, target: leavePortalFx })
sample({
  clock: copySessionFx.fail,
  fn: () => ({ tone: 'danger' as const, text: { key: 'patientSiteRefused' as const } }),
  target: messageShown,
})
/** The copy lasts seven days, but never longer than its session: a sign-out or the next doctor takes it away. */
sample({ clock: $authToken, target: forgetOtherCopiesFx })
