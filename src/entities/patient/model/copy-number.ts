import { createEffect, createEvent, sample } from 'effector'
import { copyText } from '@/shared/browser'
import { showToastOn } from '@/shared/toasts'

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
/** The toast does not contain the number, because toasts stay in the list of recent toasts. */
showToastOn(copyFx.done, ({ params }) => ({ tone: 'success', text: { key: TOASTS[params.kind] } }))
showToastOn(copyFx.fail, () => ({ tone: 'danger', text: { key: 'copyFailed' } }))
