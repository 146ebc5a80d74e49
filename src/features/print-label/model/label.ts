import { createEffect, createEvent, createStore, merge, sample } from 'effector'
import { sessionEnded } from '@/shared/auth'
import { printPage } from '@/shared/browser'
import { locationOpened, whenFeaturesReady } from '@/shared/routes'
import { reportDefects } from '@/shared/runtime-errors'
import { showToastOn } from '@/shared/toasts'
import type { Barcode } from '../lib/barcode'

interface LabelContent {
  patientId: string
  name: string | null
}

interface Label extends LabelContent {
  barcode: Barcode
}

// Events
export const labelRequested = createEvent<LabelContent>()
export const labelDismissed = createEvent()

// Effects
const renderBarcodeFx = createEffect(async (text: LabelContent): Promise<Label> => {
  const { toCode128 } = await import('../lib/barcode')
  return { ...text, barcode: toCode128(text.patientId) }
})
/** Settles with the next input to the page, also if the user cancels the print dialog. */
export const printFx = createEffect(printPage)

// Stores
export const $label = createStore<Label | null>(null).reset(
  printFx.finally,
  labelDismissed,
  locationOpened,
  sessionEnded,
)
/** Null when the session has ended, the label was dismissed or the page has changed while its code was loading. */
const $requested = createStore<LabelContent | null>(null)
  .on(renderBarcodeFx, (_, content) => content)
  .reset(labelDismissed, locationOpened, sessionEnded)

// Connections
/** The overlay with the label is loaded after the first screen. */
sample({ clock: whenFeaturesReady(labelRequested), target: renderBarcodeFx })
sample({
  clock: renderBarcodeFx.done,
  source: $requested,
  filter: (requested, { params }) => requested === params,
  fn: (_, { result }) => result,
  target: [$label, printFx],
})
reportDefects(renderBarcodeFx.failData, printFx.failData)
showToastOn(merge<unknown>([renderBarcodeFx.fail, printFx.fail]), () => ({
  tone: 'danger',
  text: { key: 'labelFailed' },
}))
