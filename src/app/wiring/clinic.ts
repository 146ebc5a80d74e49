import { sample } from 'effector'
import { $selectedCompany } from '@/entities/company'
import { $hasFeatureWrites, $isSwitching } from '@/features/switch-clinic'
import { $authToken, readCookiesTask, requestContextMismatched } from '@/shared/auth'
import { hidePageTask, pageResumed, reloadHiddenTask } from '@/shared/lifecycle'
import { tabMessageOf } from '@/shared/tabs'

/** A tab that finds another clinic in the cookie reloads, a switching tab only after its switch has failed. */
sample({
  clock: [tabMessageOf('clinic-changed'), pageResumed, requestContextMismatched, $hasFeatureWrites],
  target: readCookiesTask,
})
const otherClinicFound = sample({
  clock: readCookiesTask.doneData,
  source: { token: $authToken, clinic: $selectedCompany, isSwitching: $isSwitching },
  // A missing or different session is handled in `session.ts`.
  filter: ({ token, clinic, isSwitching }, cookies) =>
    token !== null && token === cookies.token && clinic !== cookies.clinic && !isSwitching,
})
sample({ clock: otherClinicFound, target: hidePageTask })
/** Waits for pending writes: a ticket whose response is lost in the reload would be sent twice. */
sample({
  clock: otherClinicFound,
  source: $hasFeatureWrites,
  filter: (hasWrites) => !hasWrites,
  target: reloadHiddenTask,
})
