import { sample } from 'effector'
import { $selectedCompany } from '@/entities/company'
import { $isSwitching, switchFailed } from '@/features/switch-clinic'
import { $authToken, readCookiesTask } from '@/shared/auth'
import { pageResumed, reloadHiddenTask } from '@/shared/lifecycle'
import { tabMessageOf } from '@/shared/tabs'

/** A tab that finds another clinic in the cookie reloads; a switching tab checks only after its switch has failed. */
sample({ clock: [tabMessageOf('clinic-changed'), pageResumed, switchFailed], target: readCookiesTask })
sample({
  clock: readCookiesTask.doneData,
  source: { token: $authToken, clinic: $selectedCompany, isSwitching: $isSwitching },
  // A missing or different session is handled in `session.ts`.
  filter: ({ token, clinic, isSwitching }, cookies) =>
    token !== null && token === cookies.token && clinic !== cookies.clinic && !isSwitching,
  target: reloadHiddenTask,
})
