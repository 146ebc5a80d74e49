import { createEffect, createStore, sample } from 'effector'
import { readSelectedCompany, sessionEnded, writeSelectedCompany } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'

// Effects
const readSelectionFx = createEffect(readSelectedCompany)

/** Writes a clinic to the cookie and the store; the browser may reject the cookie (see `readSelectedCompany`). */
export const saveSelectionFx = createEffect(writeSelectedCompany)

/** Restores a previous selection; returns what the cookie holds afterwards. */
export const restoreSelectionFx = createEffect((selected: string | null): string | null => {
  writeSelectedCompany(selected)
  return readSelectedCompany()
})

// Stores
/** The uuid in the cookie `selected_company`; not checked against the user's clinics. */
export const $selectedCompany = createStore<string | null>(null)

// Connections
sample({ clock: appStarted, target: readSelectionFx })
sample({ clock: [readSelectionFx.doneData, restoreSelectionFx.doneData], target: $selectedCompany })
sample({ clock: saveSelectionFx.done, fn: ({ params }) => params, target: $selectedCompany })
sample({ clock: sessionEnded, fn: () => null, target: $selectedCompany })
