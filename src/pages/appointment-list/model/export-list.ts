import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { printPage, downloadFile } from '@/shared/browser'
import { toCsv } from '@/shared/lib/csv'
import { $language } from '@/shared/routes'
import { pageLeft } from './appointment-list'

interface CsvExport {
  name: string
  /** The head first. */
  rows: readonly (readonly string[])[]
}

// Events
/** The doctor wants what is shown as a file, in the words in which it is shown. */
export const csvExportRequested = createEvent<CsvExport>()
export const printRequested = createEvent()

// Effects
const saveFx = attach({
  source: $language,
  effect: (language, { name, rows }: CsvExport) =>
    downloadFile({ name, type: 'text/csv', text: toCsv(rows, language === 'tr' ? ';' : ',') }),
})
/** A doctor who cancels the printer's dialog is no failure. */
const printFx = createEffect(printPage)

// State
/** On its way to the printer, and only as long as that takes is there a list of all rows. */
export const $isPrinting = createStore(false)
  .on(printRequested, () => true)
  .reset(printFx.finally, pageLeft)

// Connections
sample({ clock: csvExportRequested, target: saveFx })
sample({ clock: printRequested, target: printFx })
