import { combine, createEvent, createStore, restore, sample } from 'effector'
import { changeRequested, filterForDay, type Notification, notificationsListed } from '@/entities/notification'
import { remindersRequested } from '@/features/review-reminders'
import { sessionEnded } from '@/shared/auth'
import { clinicDay } from '@/shared/lib/date-time'
import { type Day, shiftDay, weekOf } from '@/shared/lib/day'
import { $today } from '@/shared/lifecycle'
import { locationOpened, screenLeft } from '@/shared/routes'
import type { CalendarDoctor } from '../lib/doctors'

export type CalendarView = 'day' | 'week'

/** See `doctorKey`; `name: null` for entries without a doctor. */
type ChosenDoctor = Pick<CalendarDoctor, 'key' | 'name'>

/** An overflow group is identified by time, because its entries may change while the list is open. */
export type OpenList =
  | { kind: 'undated' }
  | { kind: 'overflow'; day: Day; doctor: string | null; from: number; to: number }

// Events
export const viewChosen = createEvent<CalendarView>()
/** `''` when the field is emptied. */
export const dayTyped = createEvent<Day>()
export const dayOpened = createEvent<Day>()
export const previousRequested = createEvent()
export const nextRequested = createEvent()
export const todayRequested = createEvent()
export const doctorChosen = createEvent<ChosenDoctor | null>()
export const onlyActiveChanged = createEvent<boolean>()
export const entryOpened = createEvent<string>()
export const entryDismissed = createEvent()
export const listOpened = createEvent<OpenList>()
export const listDismissed = createEvent()
/** Returning from a patient's follow-up page keeps the day; any other page resets the calendar. */
const calendarLeft = screenLeft('calendar', 'patientFollowUp')

// Stores
export const $view = restore(viewChosen, 'day')
  .on(dayOpened, () => 'day')
  .reset(calendarLeft)
/** Null is today and follows the date after midnight. */
const $chosenDay = createStore<Day | null>(null).reset(todayRequested, calendarLeft)
export const $day = combine($chosenDay, $today, (chosen, today) => chosen ?? today)
export const $doctor = createStore<ChosenDoctor | null>(null)
  .on(doctorChosen, (_, doctor) => doctor && { key: doctor.key, name: doctor.name })
  .reset(calendarLeft)
export const $isOnlyActive = restore(onlyActiveChanged, true).reset(calendarLeft)
export const $activeFilterCount = combine(
  $doctor,
  $isOnlyActive,
  (doctor, isOnlyActive) => [doctor, !isOnlyActive].filter(Boolean).length,
)
/** A new number scrolls the grid to the current time and discards an invalid date in the field. */
export const $todayResetKey = createStore(0).on(todayRequested, (key) => key + 1)
/** A change of period or filters closes the dialog at once: otherwise it would open again when its entry is listed again. */
export const $openEntry = restore(entryOpened, null)
  // The dialog of a changed notification stays closed if the change fails.
  .on(changeRequested, (open, { uuid }) => (open === uuid ? null : open))
  .reset(entryDismissed, remindersRequested, locationOpened, sessionEnded, $isOnlyActive, $day, $view, $doctor)
export const $openList = createStore<OpenList | null>(null)
  .on(listOpened, (_, list) => list)
  .reset(listDismissed, remindersRequested, locationOpened, sessionEnded, $day)

// Connections
/** `null` stands for the list of all days, which is read for the entries without a date. */
const entriesListed = notificationsListed(
  combine({ view: $view, day: $day, isOnlyActive: $isOnlyActive }),
  ({ view, day, isOnlyActive }) =>
    [...loadedDays(view, day), null].map((listDay) => ({ ...filterForDay(listDay), isOnlyActive })),
)
/** Closes the dialog of an entry that has left the list: otherwise it would open again when another user unhides the entry. */
sample({
  clock: entriesListed,
  source: { opened: $openEntry, view: $view, day: $day },
  filter: ({ opened, view, day }, listed) => opened !== null && !findEntry(listed, opened, loadedDays(view, day)),
  target: entryDismissed,
})

const toChosenDay = (day: Day, today: Day): Day | null => (day === today ? null : day)

sample({
  clock: [previousRequested.map(() => -1), nextRequested.map(() => 1)],
  source: { day: $day, view: $view, today: $today },
  fn: ({ day, view, today }, direction) => toChosenDay(shiftDay(day, direction * (view === 'week' ? 7 : 1)), today),
  target: $chosenDay,
})
sample({
  clock: [dayTyped, dayOpened],
  source: $today,
  filter: (_, day) => day !== '',
  fn: (today, day) => toChosenDay(day, today),
  target: $chosenDay,
})

/** The shown days, and those before and after them, which are loaded too. */
export function daysOf(view: CalendarView, day: Day) {
  const days = view === 'week' ? weekOf(day) : [day]
  const [first = day, last = day] = [days[0], days.at(-1)]
  return { days, adjacentDays: [shiftDay(first, -1), shiftDay(last, 1)] }
}

function loadedDays(view: CalendarView, day: Day): Day[] {
  const { days, adjacentDays } = daysOf(view, day)
  return [...days, ...adjacentDays]
}

const findEntry = (listed: readonly Notification[], opened: string, days: readonly Day[]): Notification | undefined =>
  listed.find(({ uuid, startsAt }) => uuid === opened && (startsAt === null || days.includes(clinicDay(startsAt))))
