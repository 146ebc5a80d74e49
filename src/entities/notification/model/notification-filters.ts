import { combine, createEvent, createStore, type EventCallable, merge, sample, type Store } from 'effector'
import { debounce } from 'patronum'
import { sessionEnded } from '@/shared/auth'
import { SEARCH_DEBOUNCE_MS } from '@/shared/config'
import { $today } from '@/shared/lifecycle'
import type { Priority } from './notification'
import { MAX_PATIENT_TEXT_LENGTH, type NotificationFilter } from './notification-filter'

/** What a list of notifications is narrowed down by, and how that changes. */
export interface NotificationFilters {
  /** What the fields show, from key to key. */
  $fieldValues: Store<NotificationFilter>
  /** What the list shows: the same, once nobody types any more. */
  $applied: Store<NotificationFilter>
  $showsToday: Store<boolean>
  /** As the date field gives it: a day, or nothing. While a year is being typed, it gives the years 2, 20 and 202 too. */
  dayTyped: EventCallable<string>
  priorityChosen: EventCallable<Priority | null>
  doctorChosen: EventCallable<NotificationFilter['doctor']>
  patientTyped: EventCallable<string>
  onlyActiveToggled: EventCallable<boolean>
  cleared: EventCallable<void>
  /** From elsewhere, such as a banner: all that there is on the day. */
  dayRequested: EventCallable<string | null>
}

/** What is chosen: `TODAY` goes on being today after midnight, another day stays, null is every day. */
type ChosenFilters = NotificationFilter

const TODAY = 'today'

const NO_FILTERS: ChosenFilters = {
  day: TODAY,
  priority: null,
  doctor: null,
  patientText: '',
  isOnlyActive: true,
}

/** The filters of one list; they begin with the visible notifications of today, and end with the session. */
export function createNotificationFilters(): NotificationFilters {
  // Events
  const dayTyped = createEvent<string>()
  const priorityChosen = createEvent<Priority | null>()
  const doctorChosen = createEvent<NotificationFilter['doctor']>()
  const patientTyped = createEvent<string>()
  const onlyActiveToggled = createEvent<boolean>()
  const cleared = createEvent()
  const dayRequested = createEvent<string | null>()

  // State
  const $chosen = createStore(NO_FILTERS)
    .on(priorityChosen, (chosen, priority) => ({ ...chosen, priority }))
    .on(doctorChosen, (chosen, doctor) => ({ ...chosen, doctor }))
    .on(patientTyped, (chosen, text) => ({ ...chosen, patientText: text.slice(0, MAX_PATIENT_TEXT_LENGTH) }))
    .on(onlyActiveToggled, (chosen, isOnlyActive) => ({ ...chosen, isOnlyActive }))
    .reset(cleared, sessionEnded)
  const $defaults = createStore(NO_FILTERS).reset(sessionEnded)

  // Connections
  sample({
    clock: dayTyped,
    source: { chosen: $chosen, today: $today },
    fn: ({ chosen, today }, day) => ({ ...chosen, day: parseDay(day || null, today) }),
    target: $chosen,
  })
  sample({
    clock: dayRequested,
    source: $today,
    fn: (today, day) => ({ ...NO_FILTERS, day: parseDay(day, today) }),
    target: $chosen,
  })
  const stoodStill = debounce({ source: merge([dayTyped, patientTyped]), timeout: SEARCH_DEBOUNCE_MS })
  sample({
    clock: [stoodStill, priorityChosen, doctorChosen, onlyActiveToggled, cleared, dayRequested],
    source: $chosen,
    filter: ({ day }) => day === null || day === TODAY || PLAUSIBLE_DAY.test(day),
    target: $defaults,
  })

  return {
    $fieldValues: combine($chosen, $today, withDay),
    $applied: combine($defaults, $today, withDay),
    $showsToday: $defaults.map(({ day }) => day === TODAY),
    dayTyped,
    priorityChosen,
    doctorChosen,
    patientTyped,
    onlyActiveToggled,
    cleared,
    dayRequested,
  }
}

const withDay = (chosen: ChosenFilters, today: string): NotificationFilter => ({
  ...chosen,
  day: chosen.day === TODAY ? today : chosen.day,
})

/** No appointment is older, or further away; such a year is one that is not typed to its end. */
const PLAUSIBLE_DAY = /^(?:19|20|21)\d{2}-\d{2}-\d{2}$/

const parseDay = (day: string | null, today: string): ChosenFilters['day'] => (day === today ? TODAY : day)
