import { createEvent, createStore, sample } from 'effector'
import { bulkRequested, type BulkChange } from '@/entities/notification'
import { pageLeft } from './appointment-list'
import { listFilters } from './list-filters'

/** Rows that are chosen, or no longer. */
interface Marking {
  uuids: readonly string[]
  isMarked: boolean
  /** The row from which a range would go on. */
  last: string | null
}

// What happened
export const rowsMarked = createEvent<Marking>()
export const rowsUnmarked = createEvent()
/** The ones that are marked are to be changed. */
export const markedChangeRequested = createEvent<BulkChange>()
/** The answer to whether several are really to be removed. */
export const removalConfirmed = createEvent()
export const removalDismissed = createEvent()
const removalAsked = createEvent<BulkChange>()

// State
/** Also of rows that are not listed any more: what counts is which of the listed ones are in here. */
export const $marked = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(rowsMarked, withMarking)
  .reset(rowsUnmarked, listFilters.$applied, pageLeft)
export const $lastMarked = createStore<string | null>(null)
  .on(rowsMarked, (_, { last }) => last)
  .reset(rowsUnmarked, listFilters.$applied, pageLeft)
/** What waits for an answer. */
export const $removal = createStore<BulkChange | null>(null)
  .on(removalAsked, (_, removal) => removal)
  .reset(bulkRequested, removalDismissed, pageLeft)

// Flow
const isAskedAbout = ({ to, notifications }: BulkChange) => to === 'removed' && notifications.length > 1

sample({ clock: markedChangeRequested, filter: isAskedAbout, target: removalAsked })
sample({ clock: markedChangeRequested, filter: (change) => !isAskedAbout(change), target: bulkRequested })
sample({
  clock: removalConfirmed,
  source: $removal,
  filter: (removal) => removal !== null,
  target: bulkRequested,
})

function withMarking(marked: ReadonlySet<string>, { uuids, isMarked }: Marking): ReadonlySet<string> {
  const after = new Set(marked)
  for (const uuid of uuids) {
    if (isMarked) after.add(uuid)
    else after.delete(uuid)
  }
  return after
}
