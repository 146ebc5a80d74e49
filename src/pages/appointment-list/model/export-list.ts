import { attach, createEvent, sample } from 'effector'
import { downloadFile } from '@/shared/browser'
import { toCsv } from '../lib/csv'
import { $language } from '@/shared/routes'

interface CsvExport {
  name: string
  /** The first row is the header. */
  rows: readonly (readonly string[])[]
}

// Events
export const csvExportRequested = createEvent<CsvExport>()

// Effects
const saveFx = attach({
  source: $language,
  effect: (language, { name, rows }: CsvExport) =>
    downloadFile({ name, type: 'text/csv', text: toCsv(rows, language === 'tr' ? ';' : ',') }),
})

// Connections
sample({ clock: csvExportRequested, target: saveFx })
