import { combine, createEvent, createStore, sample } from 'effector'
import { debounce } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { SEARCH_DEBOUNCE_MS } from '@/shared/config'
import { $today } from '@/shared/lifecycle'
import { $currentRoute, locationChanged } from '@/shared/routes'
import { type Day, isPlausibleDay, shiftDay } from '../lib/days'
import type { CalendarDoctor } from '../lib/doctors'

export type CalendarView = 'day' | 'week'

/** By name, see `doctorKey`; `name: null` for appointments that name no doctor. */
export type ChosenDoctor = Pick<CalendarDoctor, 'key' | 'name'>

// Events
export const viewChosen = createEvent<CalendarView>()
/** As the date field gives it, from key to key. */
export const dayTyped = createEvent<string>()
/** A click on the heading of a day: all of that day. */
export const dayOpened = createEvent<Day>()
export const previousRequested = createEvent()
export const nextRequested = createEvent()
export const todayRequested = createEvent()
/** Null for all. */
export const doctorChosen = createEvent<ChosenDoctor | null>()
export const onlyActiveToggled = createEvent<boolean>()
const calendarLeft = createEvent()

// State
export const $view = createStore<CalendarView>('day')
  .on(viewChosen, (_, view) => view)
  .on(dayOpened, () => 'day')
  .reset(calendarLeft)
/** Null is today, and goes on being today after midnight. */
const $chosenDay = createStore<Day | null>(null).reset(calendarLeft)
export const $day = combine($chosenDay, $today, (chosen, today) => chosen ?? today)
const $typed = createStore<string | null>(null)
  .on(dayTyped, (_, text) => text)
  .reset(calendarLeft)
/** What the date field shows: while somebody types a year, it is in the years 2, 20 and 202 first. */
export const $dayField = combine($typed, $day, (typed, day) => typed ?? day)
export const $doctor = createStore<ChosenDoctor | null>(null)
  .on(doctorChosen, (_, doctor) => doctor && { key: doctor.key, name: doctor.name })
  .reset(calendarLeft)
/** Without those that were hidden. */
export const $isOnlyActive = createStore(true)
  .on(onlyActiveToggled, (_, isOnlyActive) => isOnlyActive)
  .reset(calendarLeft)
/** The wish to see the present moment; another turn is another wish. */
export const $scrollToNowSignal = createStore(0).on(todayRequested, (signal) => signal + 1)

// Connections
const parseDoctor = (day: Day, today: Day): Day | null => (day === today ? null : day)

sample({
  clock: [previousRequested.map(() => -1), nextRequested.map(() => 1)],
  source: { day: $day, view: $view, today: $today },
  fn: ({ day, view, today }, direction) => parseDoctor(shiftDay(day, direction * (view === 'week' ? 7 : 1)), today),
  target: $chosenDay,
})
sample({ clock: dayOpened, source: $today, fn: (today, day) => parseDoctor(day, today), target: $chosenDay })
sample({ clock: todayRequested, fn: () => null, target: $chosenDay })
/** With the arrow keys, a date field runs through many days. */
sample({
  clock: debounce({ source: dayTyped, timeout: SEARCH_DEBOUNCE_MS }),
  source: { typed: $typed, today: $today },
  filter: ({ typed }) => typed !== null && isPlausibleDay(typed),
  fn: ({ typed, today }) => parseDoctor(typed ?? today, today),
  target: $chosenDay,
})
sample({ clock: [$chosenDay, todayRequested], fn: () => null, target: $typed })

/** From a patient's follow-up page the way leads back to the same day; from anywhere else the calendar begins at today. */
sample({
  clock: locationChanged,
  source: $currentRoute,
  filter: (route) => route?.id !== 'calendar' && route?.id !== 'patientFollowUp',
  fn: () => {},
  target: calendarLeft,
})
sample({ clock: sessionEnded, fn: () => {}, target: calendarLeft })
