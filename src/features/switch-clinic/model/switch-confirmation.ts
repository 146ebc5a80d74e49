import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import * as z from 'zod/mini'
import { recallCompaniesFx } from '@/entities/company'
import { readSelectedCompany } from '@/shared/auth'
import { focusedPlace, focusPlace, tabStorage } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { type Message, messageShown } from '@/shared/toasts'
import { type ProblemReport, problemOccurred } from '@/shared/report'
import { clinicSwitched, switchBegan } from './clinic-switch'

/** Tells the page after the reload that it begins in another clinic. */
const FLAG = 'portal.clinicSwitch'
/** A flag that is older was left by a page that never reloaded, and is worth no greeting. */
const FLAG_LASTS_MS = 60_000

const Flag = z.object({ to: z.string(), at: z.number(), place: z.nullable(z.string()) })
type Flag = z.infer<typeof Flag>

// What happened
/** The first screen after the reload stands. */
export const greetingDue = createEvent()
const greetingBegan = createEvent<Flag>()

// What the world does for us
/** The loader takes the focus; where the doctor was has to be known before. */
const noteFocusFx = createEffect(focusedPlace)
const leaveFlagFx = createEffect((flag: Flag) => void tabStorage.write(FLAG, JSON.stringify(flag)))
const takeFlagFx = createEffect((): Flag | null => {
  const flag = readFlag(tabStorage.read(FLAG))
  tabStorage.remove(FLAG)
  const isFresh = flag !== null && Date.now() - flag.at < FLAG_LASTS_MS
  return isFresh && flag.to === readSelectedCompany() ? flag : null
})
const focusPlaceFx = createEffect(focusPlace)
const nameClinicFx = attach({ effect: recallCompaniesFx, mapParams: (flag: Flag) => void flag })

// State
const $place = createStore<string | null>(null)
/** How this page came to be in its clinic; null when no switch led here, and once the doctor has been greeted. */
const $arrival = createStore<Flag | null>(null).reset(greetingBegan)

// Flow
sample({ clock: switchBegan, fn: () => {}, target: noteFocusFx })
sample({ clock: noteFocusFx.doneData, target: $place })
sample({
  clock: clinicSwitched,
  source: $place,
  fn: (place, { to }): Flag => ({ to, at: Date.now(), place }),
  target: leaveFlagFx,
})

sample({ clock: appStarted, target: takeFlagFx })
sample({ clock: takeFlagFx.doneData, target: $arrival })
sample({ clock: greetingDue, source: $arrival, filter: Boolean, target: greetingBegan })
sample({ clock: greetingBegan.filterMap(({ place }) => place ?? undefined), target: focusPlaceFx })
sample({ clock: greetingBegan, target: nameClinicFx })
sample({
  clock: nameClinicFx.done,
  fn: ({ params, result }): Message => {
    const clinic = result.find(({ uuid }) => uuid === params.to)?.name
    return {
      tone: 'success',
      text: clinic ? { key: 'clinicSwitched', params: { clinic } } : { key: 'clinicSwitchedUnnamed' },
    }
  },
  target: messageShown,
})
/** Silent: a doctor whose clinics cannot be listed sees that in the menu. */
sample({
  clock: nameClinicFx.failData,
  fn: ({ name }): ProblemReport => ({ kind: 'silent-failure', where: 'listCompanies', details: [name] }),
  target: problemOccurred,
})

function readFlag(written: string | null): Flag | null {
  try {
    return Flag.parse(JSON.parse(written ?? 'null'))
  } catch {
    return null
  }
}
