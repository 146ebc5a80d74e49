import { createEffect, createStore, sample } from 'effector'
import { readSelectedCompany, sessionEnded } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'

const readSelectionFx = createEffect(readSelectedCompany)

/** The uuid that the cookie `selected_company` holds; not checked against the doctor's clinics. */
export const $selectedCompany = createStore<string | null>(null)

sample({ clock: appStarted, target: readSelectionFx })
sample({ clock: readSelectionFx.doneData, target: $selectedCompany })
sample({ clock: sessionEnded, fn: () => null, target: $selectedCompany })
