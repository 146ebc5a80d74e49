import { attach, createEvent, restore, sample } from 'effector'
import * as z from 'zod/mini'
import { fetchCompanies, findCompany } from '@/entities/company'
import { readSelectedClinic } from '@/shared/auth'
import { readFocusKey, focusByKey, tabStorage } from '@/shared/browser'
import { createTask } from '@/shared/lib/effector'
import { readStoredJson } from '@/shared/lib/json'
import { featuresStarted, screenReady } from '@/shared/lifecycle'
import { $queryClient } from '@/shared/query'
import { showToastOn } from '@/shared/toasts'
import { reportSilentFailure } from '@/shared/report'
import { clinicSwitched, switchStarted } from './switch-machine'

const CONFIRMATION_KEY = 'portal.clinicSwitch'
/** An older confirmation is dropped: the page that stored it was closed instead of reloaded. */
const CONFIRMATION_TTL_MS = 60_000

const PendingConfirmation = z.object({ to: z.string(), at: z.number(), focusKey: z.nullable(z.string()) })
type PendingConfirmation = z.infer<typeof PendingConfirmation>

// Events
const confirmationStarted = createEvent<PendingConfirmation>()

// Effects
/** Runs when the switch starts, because the loader takes the focus. */
const captureFocusTask = createTask(readFocusKey)
const saveConfirmationTask = createTask(
  (confirmation: PendingConfirmation) => void tabStorage.write(CONFIRMATION_KEY, JSON.stringify(confirmation)),
)
const consumeConfirmationTask = createTask((): PendingConfirmation | null => {
  const confirmation = readStoredJson(tabStorage, CONFIRMATION_KEY, PendingConfirmation, null)
  tabStorage.remove(CONFIRMATION_KEY)
  const isFresh = confirmation !== null && Date.now() - confirmation.at < CONFIRMATION_TTL_MS
  return isFresh && confirmation.to === readSelectedClinic() ? confirmation : null
})
const restoreFocusTask = createTask(focusByKey)
const fetchClinicNameFx = attach({
  source: $queryClient,
  effect: (client, { to }: PendingConfirmation) => fetchCompanies(client, to),
})

// Stores
const $focusKey = restore(captureFocusTask.doneData, null)
/** Null if no switch led to this page, or once it is confirmed. */
const $pendingConfirmation = restore(consumeConfirmationTask.doneData, null).reset(confirmationStarted)

// Connections
sample({ clock: switchStarted, target: captureFocusTask })
sample({
  clock: clinicSwitched,
  source: $focusKey,
  fn: (focusKey, { to }): PendingConfirmation => ({ to, at: Date.now(), focusKey }),
  target: saveConfirmationTask,
})

sample({ clock: featuresStarted, target: consumeConfirmationTask })
sample({ clock: screenReady, source: $pendingConfirmation, filter: Boolean, target: confirmationStarted })
sample({ clock: confirmationStarted.filterMap(({ focusKey }) => focusKey ?? undefined), target: restoreFocusTask })
sample({ clock: confirmationStarted, target: fetchClinicNameFx })
showToastOn(fetchClinicNameFx.done, ({ params, result }) => {
  const clinic = findCompany(result, params.to)?.name
  return {
    tone: 'success',
    text: clinic ? { key: 'clinicSwitched', params: { clinic } } : { key: 'clinicSwitchedUnnamed' },
  }
})
/** No toast, because the clinic menu shows the failure too. */
reportSilentFailure('listCompanies', fetchClinicNameFx.failData)
