import { createEvent, createStore, sample } from 'effector'
import { bulkRequested, type BulkChange } from '@/entities/notification'
import { pageLeft } from './appointment-list'
import { listFilters } from './list-filters'

/** Rows that are chosen, or no longer. */
interface RowSelectionChange {
  uuids: readonly string[]
  isSelected: boolean
  /** The row from which a range would go on. */
  last: string | null
}

// Events
export const rowsSelected = createEvent<RowSelectionChange>()
export const selectionCleared = createEvent()
/** The ones that are marked are to be changed. */
export const bulkChangeRequested = createEvent<BulkChange>()
/** The answer to whether several are really to be removed. */
export const removalConfirmed = createEvent()
export const removalDismissed = createEvent()
const removalConfirmationRequested = createEvent<BulkChange>()

// State
/** Also of rows that are not listed any more: what counts is which of the listed ones are in here. */
export const $selectedRows = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(rowsSelected, applySelection)
  .reset(selectionCleared, listFilters.$applied, pageLeft)
export const $lastSelectedRow = createStore<string | null>(null)
  .on(rowsSelected, (_, { last }) => last)
  .reset(selectionCleared, listFilters.$applied, pageLeft)
/** What waits for an answer. */
export const $removal = createStore<BulkChange | null>(null)
  .on(removalConfirmationRequested, (_, removal) => removal)
  .reset(bulkRequested, removalDismissed, pageLeft)

// Connections
const needsConfirmation = ({ to, notifications }: BulkChange) => to === 'removed' && notifications.length > 1

sample({ clock: bulkChangeRequested, filter: needsConfirmation, target: removalConfirmationRequested })
sample({ clock: bulkChangeRequested, filter: (change) => !needsConfirmation(change), target: bulkRequested })
sample({
  clock: removalConfirmed,
  source: $removal,
  filter: (removal) => removal !== null,
  target: bulkRequested,
})

function applySelection(marked: ReadonlySet<string>, { uuids, isSelected }: RowSelectionChange): ReadonlySet<string> {
  const after = new Set(marked)
  for (const uuid of uuids) {
    if (isSelected) after.add(uuid)
    else after.delete(uuid)
  }
  return after
}
