import { sample } from 'effector'
import { $isSubmittingTicket } from '@/features/create-ticket'
import { $isSendingTransactions } from '@/features/send-transactions'
import {
  $hasPendingWrites,
  $isSwitching,
  $switchStartedAt,
  clinicSwitched,
  featureWritesChanged,
  otherTabSwitchEnded,
  otherTabSwitchStarted,
  selectionStarted,
  switchFailed,
} from '@/features/switch-clinic'
import { labelDismissed } from '@/features/print-label'
import { accessDismissed, accessRequested } from '@/features/unlock-pin'
import { patientDismissed, patientOpened } from '@/features/view-patient'
import { getListRemindersQueryKey } from '@/shared/api'
import { readCookiesTask } from '@/shared/auth'
import { currentAndUpdates, reloadBlockedChanged, writesBlockedChanged } from '@/shared/lifecycle'
import { invalidateQueriesFx, resetQueriesSinceTask, resetQueriesTask } from '@/shared/query'
import { sendTabMessageOn, tabMessageOf } from '@/shared/tabs'

/** Until the end of the switch, the other tabs act as in a switch of their own: their data could be of either clinic. */
sendTabMessageOn(selectionStarted, 'clinic-switch-started')
sample({ clock: tabMessageOf('clinic-switch-started'), target: otherTabSwitchStarted })
/** The other tabs compare their clinic with the cookie (`../clinic.ts`). */
sendTabMessageOn(clinicSwitched, 'clinic-changed')
sample({
  clock: [tabMessageOf('clinic-changed'), tabMessageOf('clinic-switch-failed')],
  target: otherTabSwitchEnded,
})

/** A clinic switch reloads the page, so it waits until pending writes have reached the platform. */
sample({
  clock: [$isSubmittingTicket, $isSendingTransactions],
  source: [$isSubmittingTicket, $isSendingTransactions],
  fn: (pending) => pending.some(Boolean),
  target: featureWritesChanged,
})
sample({ clock: currentAndUpdates($isSwitching), target: writesBlockedChanged })

/** Patient data must not outlast the clinic or open over the loader when a response is late. */
sample({
  clock: [currentAndUpdates($isSwitching), accessRequested, patientOpened],
  filter: $isSwitching,
  target: [accessDismissed, patientDismissed, labelDismissed],
})

/** The cookie may have another clinic by now (`../clinic.ts`). */
sample({ clock: switchFailed, target: readCookiesTask })
sendTabMessageOn(switchFailed, 'clinic-switch-failed')
const switchFailedInAnyTab = [switchFailed, tabMessageOf('clinic-switch-failed')]
/** Responses during the failed switch may be those of the other clinic: they are removed, and everything is refetched. */
sample({ clock: switchFailedInAnyTab, source: $switchStartedAt, target: resetQueriesSinceTask })
sample({ clock: switchFailedInAnyTab, fn: () => [], target: invalidateQueriesFx })
/** Removes the list of reminders in all tabs: until it is loaded again, every patient counts as locked. */
sample({ clock: switchFailedInAnyTab, fn: () => getListRemindersQueryKey(), target: resetQueriesTask })

/** A reload would abort pending writes, and during a clinic switch it would leave cookie and platform in different clinics. */
sample({
  clock: [currentAndUpdates($isSwitching), $hasPendingWrites],
  source: [$isSwitching, $hasPendingWrites],
  fn: (reasons) => reasons.some(Boolean),
  target: reloadBlockedChanged,
})
