import { sample } from 'effector'
import { $selectedCompany } from '@/entities/company'
import { $isSwitching, clinicSwitched, confirmationRequested, switchFailed } from '@/features/switch-clinic'
import { $authToken, readCookiesFx } from '@/shared/auth'
import { pageResumed, reloadHiddenFx, screenReady } from '@/shared/lifecycle'
import { type TabMessage, tabMessageOf, tabMessageSent } from '@/shared/tabs'

sample({ clock: screenReady, target: confirmationRequested })

/** A tab that finds another clinic in the cookie reloads; a switching tab checks only after its switch has failed. */
sample({ clock: clinicSwitched, fn: (): TabMessage => ({ kind: 'clinic-changed' }), target: tabMessageSent })
sample({ clock: [tabMessageOf('clinic-changed'), pageResumed, switchFailed], target: readCookiesFx })
sample({
  clock: readCookiesFx.doneData,
  source: { token: $authToken, clinic: $selectedCompany, isSwitching: $isSwitching },
  // A missing or different session is handled in `session.ts`.
  filter: ({ token, clinic, isSwitching }, cookies) =>
    token !== null && token === cookies.token && clinic !== cookies.clinic && !isSwitching,
  target: reloadHiddenFx,
})
