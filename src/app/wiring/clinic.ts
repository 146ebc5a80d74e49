import { createEffect, sample } from 'effector'
import { $selectedCompany } from '@/entities/company'
import {
  $isSwitching,
  externalSwitchReceived,
  clinicSwitched,
  confirmationRequested,
  switchStarted,
  switchFailed,
} from '@/features/switch-clinic'
import { pinDismissed, pinRequested } from '@/features/unlock-pin'
import { patientDismissed, patientOpened } from '@/features/view-patient'
import { $authToken, pageResumed, readAuthToken, readSelectedCompany } from '@/shared/auth'
import { reloadHidden } from '@/shared/browser'
import { liveEvents } from '@/shared/realtime'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { screenReady } from './screen-ready'

const readCookiesFx = createEffect(() => ({ token: readAuthToken(), clinic: readSelectedCompany() }))
const reloadFx = createEffect(reloadHidden)

/** The platform may move the doctor to another clinic; that is the same switch as a click. */
sample({
  clock: liveEvents.external_company_switch,
  fn: ({ new_company }) => new_company.uuid,
  target: externalSwitchReceived,
})

/** Nothing about a patient outlasts the clinic, nor comes up over the loader when an answer is late. */
const openedDuringSwitch = sample({ clock: [pinRequested, patientOpened], source: $isSwitching, filter: Boolean })
sample({ clock: [switchStarted, openedDuringSwitch], fn: () => {}, target: [pinDismissed, patientDismissed] })

/** The first screen in the new clinic stands. */
sample({ clock: screenReady, target: confirmationRequested })

/**
 * All tabs are in one clinic, the one that the cookie holds: a tab that finds another one there begins anew. One that is
 * on its way to a clinic itself looks only when it has failed to get there.
 */
sample({ clock: clinicSwitched, fn: (): TabMessage => ({ kind: 'clinic-changed' }), target: tabMessageSent })
const clinicChangedInOtherTab = sample({ clock: tabMessageReceived, filter: ({ kind }) => kind === 'clinic-changed' })
sample({ clock: [clinicChangedInOtherTab, pageResumed, switchFailed], fn: () => {}, target: readCookiesFx })
sample({
  clock: readCookiesFx.doneData,
  source: { token: $authToken, clinic: $selectedCompany, isSwitching: $isSwitching },
  // Another session, or none, is another story (`session.ts`).
  filter: ({ token, clinic, isSwitching }, cookies) =>
    token !== null && token === cookies.token && clinic !== cookies.clinic && !isSwitching,
  fn: () => {},
  target: reloadFx,
})
