import { createEffect, createEvent, createStore, sample } from 'effector'
import { printPage } from '@/shared/browser'
import { type Message, messageShown } from '@/shared/toasts'
import type { Barcode } from '../lib/barcode'

/** What is written on a patient's label. */
export interface LabelText {
  patientId: string
  name: string | null
}

interface Label extends LabelText {
  barcode: Barcode
}

// What happened
export const labelRequested = createEvent<LabelText>()

// What the world does for us
const drawFx = createEffect(async (text: LabelText): Promise<Label> => {
  const { toCode128 } = await import('../lib/barcode')
  return { ...text, barcode: toCode128(text.patientId) }
})
/** A doctor who cancels the printer's dialog is no failure. */
const printFx = createEffect(printPage)

// State
/** The label that is on its way to the printer, and only as long as that takes. */
export const $label = createStore<Label | null>(null)

// Flow
sample({ clock: labelRequested, target: drawFx })
sample({ clock: drawFx.doneData, target: $label })
sample({ clock: drawFx.doneData, fn: () => {}, target: printFx })
sample({ clock: printFx.finally, fn: () => null, target: $label })
sample({
  clock: [drawFx.fail, printFx.fail],
  fn: (): Message => ({ tone: 'danger', text: { key: 'labelFailed' } }),
  target: messageShown,
})
