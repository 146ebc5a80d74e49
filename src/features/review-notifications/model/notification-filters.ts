import { combine, createEvent, createStore, merge, sample } from 'effector'
import { debounce } from 'patronum'
import { LONGEST_PATIENT_TEXT, type NotificationFilter, type Priority } from '@/entities/notification'
import { sessionEnded } from '@/shared/auth'
import { SEARCH_DEBOUNCE_MS } from '@/shared/config'
import { $today } from '@/shared/lifecycle'

/** What is chosen: `TODAY` goes on being today after midnight, another day stays, null is every day. */
type ChosenFilters = NotificationFilter

const TODAY = 'today'

const NOTHING_CHOSEN: ChosenFilters = {
  day: TODAY,
  priority: null,
  doctor: null,
  patientText: '',
  isOnlyActive: true,
}

// What happened
/** As the date field gives it: a day, or nothing. While a year is being typed, it gives the years 2, 20 and 202 too. */
export const dayTyped = createEvent<string>()
export const priorityChosen = createEvent<Priority | null>()
export const doctorChosen = createEvent<NotificationFilter['doctor']>()
export const patientTyped = createEvent<string>()
export const onlyActiveToggled = createEvent<boolean>()
export const filtersCleared = createEvent()
/** From a banner: all that there is on the day. */
export const dayWanted = createEvent<string | null>()

// State
/** What the fields show, from key to key. */
const $chosen = createStore(NOTHING_CHOSEN)
  .on(priorityChosen, (chosen, priority) => ({ ...chosen, priority }))
  .on(doctorChosen, (chosen, doctor) => ({ ...chosen, doctor }))
  .on(patientTyped, (chosen, text) => ({ ...chosen, patientText: text.slice(0, LONGEST_PATIENT_TEXT) }))
  .on(onlyActiveToggled, (chosen, isOnlyActive) => ({ ...chosen, isOnlyActive }))
  .reset(filtersCleared, sessionEnded)
/** What the list shows: the same, once nobody types any more. */
const $applied = createStore(NOTHING_CHOSEN).reset(sessionEnded)

const onDay = (chosen: ChosenFilters, today: string): NotificationFilter => ({
  ...chosen,
  day: chosen.day === TODAY ? today : chosen.day,
})
export const $shownFilters = combine($chosen, $today, onDay)
export const $appliedFilters = combine($applied, $today, onDay)
export const $showsToday = $applied.map(({ day }) => day === TODAY)

// Flow
sample({
  clock: dayTyped,
  source: { chosen: $chosen, today: $today },
  fn: ({ chosen, today }, day) => ({ ...chosen, day: toChosenDay(day || null, today) }),
  target: $chosen,
})
sample({
  clock: dayWanted,
  source: $today,
  fn: (today, day) => ({ ...NOTHING_CHOSEN, day: toChosenDay(day, today) }),
  target: $chosen,
})
const stoodStill = debounce({ source: merge([dayTyped, patientTyped]), timeout: SEARCH_DEBOUNCE_MS })
sample({
  clock: [stoodStill, priorityChosen, doctorChosen, onlyActiveToggled, filtersCleared, dayWanted],
  source: $chosen,
  filter: ({ day }) => day === null || day === TODAY || PLAUSIBLE_DAY.test(day),
  target: $applied,
})

/** No appointment is older, or further away; such a year is one that is not typed to its end. */
const PLAUSIBLE_DAY = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/

const toChosenDay = (day: string | null, today: string): ChosenFilters['day'] => (day === today ? TODAY : day)
