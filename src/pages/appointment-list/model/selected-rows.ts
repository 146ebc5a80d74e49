import { createEvent, createStore, sample } from 'effector'
import { bulkRequested, type BulkChange } from '@/entities/notification'
import { remindersRequested } from '@/features/review-reminders'
import { listFilters, pageLeft, rowsListed } from './appointment-list'

interface RowSelectionChange {
  uuids: readonly string[]
  isSelected: boolean
  /** The start of the next range; null for none. */
  last: string | null
}

export const needsConfirmation = ({ to }: BulkChange) => to === 'removed'

// Events
export const rowsSelected = createEvent<RowSelectionChange>()
export const selectionCleared = createEvent()
export const bulkChangeRequested = createEvent<BulkChange>()
export const removalConfirmed = createEvent()
export const removalDismissed = createEvent()

// Stores
/** Contains rows with a pending change, which the list may not show; views intersect it with the list. */
export const $selectedRows = createStore<ReadonlySet<string>>(new Set())
  .on(rowsSelected, applySelection)
  .on(rowsListed, (selected, listed) => {
    const kept = [...selected].filter((uuid) => listed.has(uuid))
    return kept.length === selected.size ? selected : new Set(kept)
  })
  .reset(selectionCleared, listFilters.$applied, pageLeft)
export const $lastSelectedRow = createStore<string | null>(null)
  .on(rowsSelected, (_, { last }) => last)
  .reset(selectionCleared, listFilters.$applied, pageLeft)
export const $removal = createStore<BulkChange | null>(null)
  .on(bulkChangeRequested, (removal, bulk) => (needsConfirmation(bulk) ? bulk : removal))
  .on(rowsListed, (removal, listed) => {
    const notifications = removal?.notifications.filter(({ uuid }) => listed.has(uuid)) ?? []
    return removal && notifications.length > 0 ? { ...removal, notifications } : null
  })
  .on(bulkRequested, (removal, bulk) => (bulk === removal ? null : removal))
  .reset(removalDismissed, remindersRequested, listFilters.$applied, pageLeft)

// Connections
sample({ clock: bulkChangeRequested, filter: (change) => !needsConfirmation(change), target: bulkRequested })
sample({
  clock: removalConfirmed,
  source: $removal,
  filter: (removal) => removal !== null,
  target: bulkRequested,
})

function applySelection(selected: ReadonlySet<string>, { uuids, isSelected }: RowSelectionChange): ReadonlySet<string> {
  const after = new Set(selected)
  for (const uuid of uuids) {
    if (isSelected) after.add(uuid)
    else after.delete(uuid)
  }
  return after
}
