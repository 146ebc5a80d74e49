import { createEvent, createStore, restore } from 'effector'
import { $currentRoute, screenLeft } from '@/shared/routes'
import { createShortcut } from '@/shared/shortcuts'
import type { GroupJump } from '@/shared/ui/list'
import { NO_FILTER, type WorklistFilter } from '../lib/worklist-filter'
import type { FocusedRow } from '../lib/worklist-groups'

// Events
export const typeChosen = createEvent<WorklistFilter['type']>()
export const creatorChosen = createEvent<WorklistFilter['creator']>()
export const unreadOnlyChanged = createEvent<boolean>()
export const filterCleared = createEvent()
export const rowFocused = createEvent<FocusedRow>()
/** Returning from a patient's follow-up page restores the list; any other page resets it. */
const worklistLeft = screenLeft('crm', 'patientFollowUp')

// Stores
export const $filter = createStore<WorklistFilter>(NO_FILTER)
  .on(typeChosen, (filter, type) => ({ ...filter, type }))
  .on(creatorChosen, (filter, creator) => ({ ...filter, creator }))
  .on(unreadOnlyChanged, (filter, isUnreadOnly) => ({ ...filter, isUnreadOnly }))
  .reset(filterCleared, worklistLeft)
/** Restored when the user returns from a patient's page. */
export const $lastFocusedRow = restore(rowFocused, null).reset(
  typeChosen,
  creatorChosen,
  unreadOnlyChanged,
  filterCleared,
  worklistLeft,
)

// Shortcuts
const $isOpen = $currentRoute.map((route) => route?.id === 'crm')
const nextPatient = createShortcut({ id: 'nextPatient', group: 'general', chord: { key: 'j' }, when: $isOpen })
const previousPatient = createShortcut({ id: 'previousPatient', group: 'general', chord: { key: 'k' }, when: $isOpen })
/** `signal` is incremented to jump to the next or previous patient. */
export const $groupJump = createStore<GroupJump>({ signal: 0, direction: 1 })
  .on(nextPatient.pressed, ({ signal }) => ({ signal: signal + 1, direction: 1 }))
  .on(previousPatient.pressed, ({ signal }) => ({ signal: signal + 1, direction: -1 }))
