import { createEffect, createStore, sample } from 'effector'
import { readSelectedCompany, sessionEnded, writeSelectedCompany } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'

// Effects
const readSelectionFx = createEffect(readSelectedCompany)

/** Keeps another clinic in the cookie and in the state; the cookie may not stick (see `readSelectedCompany`). */
export const saveSelectionFx = createEffect(writeSelectedCompany)

/** Goes back to an older selection; what the browser really holds afterwards is what counts. */
export const restoreSelectionFx = createEffect((selected: string | null): string | null => {
  writeSelectedCompany(selected)
  return readSelectedCompany()
})

// State
/** The uuid that the cookie `selected_company` holds; not checked against the doctor's clinics. */
export const $selectedCompany = createStore<string | null>(null)

// Connections
sample({ clock: appStarted, target: readSelectionFx })
sample({ clock: [readSelectionFx.doneData, restoreSelectionFx.doneData], target: $selectedCompany })
sample({ clock: saveSelectionFx.done, fn: ({ params }) => params, target: $selectedCompany })
sample({ clock: sessionEnded, fn: () => null, target: $selectedCompany })
