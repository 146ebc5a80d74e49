import { combine, createEvent, createStore, merge, sample } from 'effector'
import type { AppointmentNotificationFilter } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { SEARCH_DEBOUNCE_MS } from '@/shared/config'
import { clinicDay } from '@/shared/lib/date-time'
import type { Day } from '@/shared/lib/day'
import { debounce } from '@/shared/lib/effector'
import { fold, toSearchTerm, truncateSearchText } from '@/shared/lib/text'
import { $today } from '@/shared/lifecycle'
import { doctorKey } from './doctor-key'
import type { Notification, Priority } from './notification'

export interface NotificationFilter {
  /** Null for every day. */
  day: Day | null
  priority: Priority | null
  /** With the name, because live events contain the doctor's name but not the uuid. */
  doctor: { uuid: string; name: string } | null
  patientText: string
  isOnlyActive: boolean
}

export const filterForDay = (day: Day | null): NotificationFilter => ({
  day,
  priority: null,
  doctor: null,
  patientText: '',
  isOnlyActive: true,
})

/** Empty filters are sent as null (assumption R18). */
export function toRequest({
  day,
  priority,
  doctor,
  patientText,
  isOnlyActive,
}: NotificationFilter): AppointmentNotificationFilter {
  return {
    date: day,
    priority,
    is_visible: isOnlyActive,
    doctor_uuid: doctor?.uuid ?? null,
    patient_search: toSearchTerm(patientText) || null,
  }
}

/** Approximates the filter of the platform, which may compare names differently. */
export function matchesFilter(notification: Notification, filter: NotificationFilter): boolean {
  const { startsAt, priority, doctorName, patientName, isVisible } = notification
  return (
    (filter.day === null || (startsAt !== null && clinicDay(startsAt) === filter.day)) &&
    (filter.priority === null || priority === filter.priority) &&
    (filter.doctor === null || doctorKey(doctorName) === doctorKey(filter.doctor.name)) &&
    fold(patientName ?? '').includes(fold(toSearchTerm(filter.patientText))) &&
    (!filter.isOnlyActive || isVisible)
  )
}

export type NotificationFilters = ReturnType<typeof createNotificationFilters>

/** A chosen day that follows the date after midnight. */
const TODAY = Symbol('today')

interface ChosenFilter extends Omit<NotificationFilter, 'day'> {
  day: NotificationFilter['day'] | typeof TODAY
}

const DEFAULT_FILTER: ChosenFilter = { ...filterForDay(null), day: TODAY }

export function createNotificationFilters() {
  // Events
  /** `''` when the field is emptied. */
  const dayTyped = createEvent<string>()
  const priorityChosen = createEvent<Priority | null>()
  const doctorChosen = createEvent<NotificationFilter['doctor']>()
  const patientTyped = createEvent<string>()
  const onlyActiveChanged = createEvent<boolean>()
  const cleared = createEvent()
  const edited = merge([dayTyped, priorityChosen, doctorChosen, patientTyped, onlyActiveChanged, cleared])
  /** A day is requested outside of the form, such as by a banner, and the other filters are reset. */
  const dayRequested = createEvent<Day | null>()

  // Stores
  const $chosen = createStore(DEFAULT_FILTER)
    .on(priorityChosen, (chosen, priority) => ({ ...chosen, priority }))
    .on(doctorChosen, (chosen, doctor) => ({ ...chosen, doctor }))
    .on(patientTyped, (chosen, text) => ({ ...chosen, patientText: truncateSearchText(text) }))
    .on(onlyActiveChanged, (chosen, isOnlyActive) => ({ ...chosen, isOnlyActive }))
    .reset(cleared, sessionEnded)
  const $appliedFilters = createStore(DEFAULT_FILTER).reset(sessionEnded)
  const $fieldsResetKey = createStore(0).on([cleared, dayRequested], (key) => key + 1)

  // Connections
  sample({
    clock: dayTyped,
    source: { chosen: $chosen, today: $today },
    fn: ({ chosen, today }, day): ChosenFilter => ({ ...chosen, day: toChosenDay(day || null, today) }),
    target: $chosen,
  })
  sample({
    clock: dayRequested,
    source: $today,
    fn: (today, day): ChosenFilter => ({ ...DEFAULT_FILTER, day: toChosenDay(day, today) }),
    target: $chosen,
  })
  const typingSettled = debounce(patientTyped, SEARCH_DEBOUNCE_MS)
  sample({
    clock: [typingSettled, dayTyped, priorityChosen, doctorChosen, onlyActiveChanged, cleared, dayRequested],
    source: $chosen,
    target: $appliedFilters,
  })

  return {
    $fieldValues: combine($chosen, $today, toFilter),
    /** The patient text is debounced. */
    $applied: combine($appliedFilters, $today, toFilter),
    $showsToday: $appliedFilters.map(({ day }) => day === TODAY),
    $activeCount: $chosen.map(countActiveFilters),
    /** Changes with every reset, also if it changes no value: fields drop text that they could not read. */
    $fieldsResetKey,
    dayTyped,
    priorityChosen,
    doctorChosen,
    patientTyped,
    onlyActiveChanged,
    cleared,
    /** The user has changed or cleared a filter in the form. */
    edited,
    dayRequested,
  }
}

/** Returns the same object for a fixed day, so that midnight does not count as a change of the filter. */
const toFilter = (chosen: ChosenFilter, today: Day): NotificationFilter =>
  isOfFixedDay(chosen) ? chosen : { ...chosen, day: today }

const countActiveFilters = ({ day, priority, doctor, patientText, isOnlyActive }: ChosenFilter): number =>
  [day !== TODAY, priority !== null, doctor !== null, patientText.trim() !== '', !isOnlyActive].filter(Boolean).length

const isOfFixedDay = (chosen: ChosenFilter): chosen is NotificationFilter => chosen.day !== TODAY

const toChosenDay = (day: Day | null, today: Day): ChosenFilter['day'] => (day === today ? TODAY : day)
