import { createEffect, sample } from 'effector'
import { $selectedCompany } from '@/entities/company'
import {
  $isSwitching,
  clinicPushed,
  clinicSwitched,
  greetingDue,
  switchBegan,
  switchFailed,
} from '@/features/switch-clinic'
import { pinDismissed, pinRequested } from '@/features/unlock-pin'
import { patientDismissed, patientOpened } from '@/features/view-patient'
import { $authToken, pageRevisited, readAuthToken, readSelectedCompany } from '@/shared/auth'
import { reloadUnseen } from '@/shared/browser'
import { liveEvents } from '@/shared/realtime'
import { type TabNews, tabNewsHeard, tabNewsTold } from '@/shared/tabs'
import { screenFilled } from './screen-ready'

const lookFx = createEffect(() => ({ token: readAuthToken(), clinic: readSelectedCompany() }))
const reloadFx = createEffect(reloadUnseen)

/** The platform may move the doctor to another clinic; that is the same switch as a click. */
sample({
  clock: liveEvents.external_company_switch,
  fn: ({ new_company }) => new_company.uuid,
  target: clinicPushed,
})

/** Nothing about a patient outlasts the clinic, nor comes up over the loader when an answer is late. */
const openedLate = sample({ clock: [pinRequested, patientOpened], source: $isSwitching, filter: Boolean })
sample({ clock: [switchBegan, openedLate], fn: () => {}, target: [pinDismissed, patientDismissed] })

/** The first screen in the new clinic stands. */
sample({ clock: screenFilled, target: greetingDue })

/**
 * All tabs are in one clinic, the one that the cookie holds: a tab that finds another one there begins anew. One that is
 * on its way to a clinic itself looks only when it has failed to get there.
 */
sample({ clock: clinicSwitched, fn: (): TabNews => ({ kind: 'clinic-changed' }), target: tabNewsTold })
const clinicChangedElsewhere = sample({ clock: tabNewsHeard, filter: ({ kind }) => kind === 'clinic-changed' })
sample({ clock: [clinicChangedElsewhere, pageRevisited, switchFailed], fn: () => {}, target: lookFx })
sample({
  clock: lookFx.doneData,
  source: { token: $authToken, clinic: $selectedCompany, isSwitching: $isSwitching },
  // Another session, or none, is another story (`session.ts`).
  filter: ({ token, clinic, isSwitching }, kept) =>
    token !== null && token === kept.token && clinic !== kept.clinic && !isSwitching,
  fn: () => {},
  target: reloadFx,
})
