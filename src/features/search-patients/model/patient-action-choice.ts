import { createEffect, createEvent, createStore, sample } from 'effector'
import { followUpRequested, type Patient } from '@/entities/patient'
import { copyText } from '@/shared/browser'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import type { PatientActionId } from '../lib/patient-actions'
import { callChosen } from './choice'
import { $actionsPatient } from './open-actions'

interface Copy {
  text: string
  toast: 'phoneCopied' | 'citizenshipNumberCopied'
}

// Events
export const patientActionChosen = createEvent<{ id: PatientActionId; patient: Patient }>()
const patientOf = (id: PatientActionId) =>
  patientActionChosen.filterMap((chosen) => (chosen.id === id ? chosen.patient : undefined))

// Effects
const copyFx = createEffect(({ text }: Copy) => copyText(text))

// Stores
export const $isNumberRevealed = createStore(false)
  .on(patientOf('toggle-number'), (isRevealed) => !isRevealed)
  .reset($actionsPatient)

// Connections
sample({ clock: patientOf('follow-up'), target: followUpRequested })
sample({ clock: patientOf('call'), target: callChosen })
sample({
  clock: patientOf('copy-phone').filterMap(({ phone }) => phone ?? undefined),
  fn: (text): Copy => ({ text, toast: 'phoneCopied' }),
  target: copyFx,
})
sample({
  clock: patientOf('copy-number').filterMap(({ citizenshipNumber }) => citizenshipNumber ?? undefined),
  filter: $isNumberRevealed,
  fn: (text): Copy => ({ text, toast: 'citizenshipNumberCopied' }),
  target: copyFx,
})
/** Without the value: toasts stay in the list of recent messages. */
sample({
  clock: copyFx.done,
  fn: ({ params }): ToastContent => ({ tone: 'success', text: { key: params.toast } }),
  target: toastRequested,
})
sample({
  clock: copyFx.fail,
  fn: (): ToastContent => ({ tone: 'danger', text: { key: 'copyFailed' } }),
  target: toastRequested,
})
