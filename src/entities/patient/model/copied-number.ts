import { createEffect, createEvent, sample } from 'effector'
import { copyText } from '@/shared/browser'
import { type ToastContent, toastRequested } from '@/shared/toasts'

/** A number of a patient as the user sees it. */
interface PatientNumber {
  kind: 'phone' | 'citizenshipNumber'
  number: string
}

const TOASTS = { phone: 'phoneCopied', citizenshipNumber: 'citizenshipNumberCopied' } as const

// Events
export const numberCopyRequested = createEvent<PatientNumber>()

// Effects
const copyFx = createEffect(({ number }: PatientNumber) => copyText(number))

// Connections
sample({ clock: numberCopyRequested, target: copyFx })
/** Without the number: toasts stay in the list of recent messages. */
sample({
  clock: copyFx.done,
  fn: ({ params }): ToastContent => ({ tone: 'success', text: { key: TOASTS[params.kind] } }),
  target: toastRequested,
})
sample({
  clock: copyFx.fail,
  fn: (): ToastContent => ({ tone: 'danger', text: { key: 'copyFailed' } }),
  target: toastRequested,
})
