import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { fetchCompaniesFx } from '@/entities/company'
import { readSelectedCompany } from '@/shared/auth'
import { readFocusKey, focusByKey, tabStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { clinicSwitched, switchStarted } from './clinic-switch'

/** Tells the page after the reload that it begins in another clinic. */
const CONFIRMATION_KEY = 'portal.clinicSwitch'
/** A flag that is older was left by a page that never reloaded, and is worth no greeting. */
const CONFIRMATION_TTL_MS = 60_000

const PendingConfirmation = z.object({ to: z.string(), at: z.number(), place: z.nullable(z.string()) })
type PendingConfirmation = z.infer<typeof PendingConfirmation>

// Events
/** The first screen after the reload stands. */
export const confirmationRequested = createEvent()
const confirmationStarted = createEvent<PendingConfirmation>()

// Effects
/** The loader takes the focus; where the doctor was has to be known before. */
const captureFocusFx = createEffect(readFocusKey)
const saveConfirmationFx = createEffect(
  (flag: PendingConfirmation) => void tabStorage.write(CONFIRMATION_KEY, JSON.stringify(flag)),
)
const consumeConfirmationFx = createEffect((): PendingConfirmation | null => {
  const flag = parseConfirmation(tabStorage.read(CONFIRMATION_KEY))
  tabStorage.remove(CONFIRMATION_KEY)
  const isFresh = flag !== null && Date.now() - flag.at < CONFIRMATION_TTL_MS
  return isFresh && flag.to === readSelectedCompany() ? flag : null
})
const restoreFocusFx = createEffect(focusByKey)
const fetchClinicNameFx = attach({ effect: fetchCompaniesFx, mapParams: (flag: PendingConfirmation) => void flag })

// State
const $focusKey = createStore<string | null>(null)
/** How this page came to be in its clinic; null when no switch led here, and once the doctor has been greeted. */
const $pendingConfirmation = createStore<PendingConfirmation | null>(null).reset(confirmationStarted)

// Connections
sample({ clock: switchStarted, fn: () => {}, target: captureFocusFx })
sample({ clock: captureFocusFx.doneData, target: $focusKey })
sample({
  clock: clinicSwitched,
  source: $focusKey,
  fn: (focusKey, { to }): PendingConfirmation => ({ to, at: Date.now(), place: focusKey }),
  target: saveConfirmationFx,
})

sample({ clock: appStarted, target: consumeConfirmationFx })
sample({ clock: consumeConfirmationFx.doneData, target: $pendingConfirmation })
sample({ clock: confirmationRequested, source: $pendingConfirmation, filter: Boolean, target: confirmationStarted })
sample({ clock: confirmationStarted.filterMap(({ place }) => place ?? undefined), target: restoreFocusFx })
sample({ clock: confirmationStarted, target: fetchClinicNameFx })
sample({
  clock: fetchClinicNameFx.done,
  fn: ({ params, result }): ToastContent => {
    const clinic = result.find(({ uuid }) => uuid === params.to)?.name
    return {
      tone: 'success',
      text: clinic ? { key: 'clinicSwitched', params: { clinic } } : { key: 'clinicSwitchedUnnamed' },
    }
  },
  target: toastRequested,
})
/** Silent: a doctor whose clinics cannot be listed sees that in the menu. */
sample({
  clock: fetchClinicNameFx.failData,
  fn: ({ name }): ProblemReport => ({ kind: 'silent-failure', where: 'listCompanies', details: [name] }),
  target: problemOccurred,
})

function parseConfirmation(written: string | null): PendingConfirmation | null {
  try {
    return PendingConfirmation.parse(JSON.parse(written ?? 'null'))
  } catch {
    return null
  }
}
