import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { printPage, downloadFile } from '@/shared/browser'
import { toCsv } from '../lib/csv'
import { $language } from '@/shared/routes'
import { pageLeft } from './appointment-list'

interface CsvExport {
  name: string
  /** The first row is the header. */
  rows: readonly (readonly string[])[]
}

// Events
export const csvExportRequested = createEvent<CsvExport>()
export const printRequested = createEvent()

// Effects
const saveFx = attach({
  source: $language,
  effect: (language, { name, rows }: CsvExport) =>
    downloadFile({ name, type: 'text/csv', text: toCsv(rows, language === 'tr' ? ';' : ',') }),
})
/** Cancelling the print dialog is not an error. */
const printFx = createEffect(printPage)

// Stores
/** True while the browser prints; only then are all rows rendered. */
export const $isPrinting = createStore(false)
  .on(printRequested, () => true)
  .reset(printFx.finally, pageLeft)

// Connections
sample({ clock: csvExportRequested, target: saveFx })
sample({ clock: printRequested, target: printFx })
