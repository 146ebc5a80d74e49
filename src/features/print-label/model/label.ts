import { createEffect, createEvent, createStore, merge, sample } from 'effector'
import { printPage } from '@/shared/browser'
import { whenFeaturesReady } from '@/shared/routes'
import { showToastOn } from '@/shared/toasts'
import type { Barcode } from '../lib/barcode'

export interface LabelContent {
  patientId: string
  name: string | null
}

interface Label extends LabelContent {
  barcode: Barcode
}

// Events
export const labelRequested = createEvent<LabelContent>()

// Effects
const renderBarcodeFx = createEffect(async (text: LabelContent): Promise<Label> => {
  const { toCode128 } = await import('../lib/barcode')
  return { ...text, barcode: toCode128(text.patientId) }
})
/** Resolves too if the user cancels the print dialog. */
export const printFx = createEffect(printPage)

// Stores
export const $label = createStore<Label | null>(null)

// Connections
/** The overlay with the label is loaded after the first screen. */
sample({ clock: whenFeaturesReady(labelRequested), target: renderBarcodeFx })
sample({ clock: renderBarcodeFx.doneData, target: $label })
sample({ clock: renderBarcodeFx.doneData, fn: () => {}, target: printFx })
sample({ clock: printFx.finally, fn: () => null, target: $label })
showToastOn(merge<unknown>([renderBarcodeFx.fail, printFx.fail]), () => ({
  tone: 'danger',
  text: { key: 'labelFailed' },
}))
