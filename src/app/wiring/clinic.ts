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
import { accessDismissed, accessRequested } from '@/features/unlock-pin'
import { patientDismissed, patientOpened } from '@/features/view-patient'
import { $authToken, pageResumed, readAuthToken, readSelectedCompany } from '@/shared/auth'
import { reloadHidden } from '@/shared/browser'
import { liveEvents } from '@/shared/realtime'
import { type TabMessage, tabMessageReceived, tabMessageSent } from '@/shared/tabs'
import { screenReady } from './screen-ready'

const readCookiesFx = createEffect(() => ({ token: readAuthToken(), clinic: readSelectedCompany() }))
const reloadFx = createEffect(reloadHidden)

sample({
  clock: liveEvents.external_company_switch,
  fn: ({ new_company }) => new_company.uuid,
  target: externalSwitchReceived,
})

/** Patient data must not outlast the clinic or open over the loader when a response is late. */
const openedDuringSwitch = sample({ clock: [accessRequested, patientOpened], source: $isSwitching, filter: Boolean })
sample({ clock: [switchStarted, openedDuringSwitch], fn: () => {}, target: [accessDismissed, patientDismissed] })

sample({ clock: screenReady, target: confirmationRequested })

/** A tab that finds another clinic in the cookie reloads; a switching tab checks only after its switch has failed. */
sample({ clock: clinicSwitched, fn: (): TabMessage => ({ kind: 'clinic-changed' }), target: tabMessageSent })
const clinicChangedInOtherTab = sample({ clock: tabMessageReceived, filter: ({ kind }) => kind === 'clinic-changed' })
sample({ clock: [clinicChangedInOtherTab, pageResumed, switchFailed], fn: () => {}, target: readCookiesFx })
sample({
  clock: readCookiesFx.doneData,
  source: { token: $authToken, clinic: $selectedCompany, isSwitching: $isSwitching },
  // A missing or different session is handled in `session.ts`.
  filter: ({ token, clinic, isSwitching }, cookies) =>
    token !== null && token === cookies.token && clinic !== cookies.clinic && !isSwitching,
  fn: () => {},
  target: reloadFx,
})
