import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { signOutCompleted } from '@/shared/auth'
import { $today } from '@/shared/lifecycle'
import { anyCharacter } from '../../../../tests/support/vitest/any-character'
import { toNotification } from './notification'
import {
  createNotificationFilters,
  filterForDay,
  matchesFilter,
  type NotificationFilter,
  toRequest,
} from './notification-filter'
import { visibleOnDay } from './visible-on-day'

const DAY = '2026-11-21'
const doctor = { uuid: '7c9e3c1b-0b44-4a2b-9d4b-4f1c5a0d2e66', name: 'Dr. Ayşe Yılmaz' }
const notification = toNotification({
  uuid: 'e2a0a3b4-11f2-4a38-8f0e-6f3f2a7d9c05',
  patient_name: 'İrem Yıldız',
  doctor_name: 'Dr. Ayşe Yılmaz',
  priority: 2,
  appointment_start: '2026-11-21 10:15',
})

test('an empty filter is sent as null (F-F08)', () => {
  expect(toRequest({ day: null, priority: null, doctor: null, patientText: '  ', isOnlyActive: false })).toEqual({
    date: null,
    priority: null,
    is_visible: false,
    doctor_uuid: null,
    patient_search: null,
  })
})

test('a chosen filter is sent in the field of the platform', () => {
  expect(toRequest({ day: DAY, priority: 3, doctor, patientText: ' öztürk ', isOnlyActive: true })).toEqual({
    date: DAY,
    priority: 3,
    is_visible: true,
    doctor_uuid: doctor.uuid,
    patient_search: 'öztürk',
  })
  expect(visibleOnDay(DAY)).toEqual(toRequest(filterForDay(DAY)))
})

test('the text is sent in NFC, and any input matches the contract', () => {
  expect(toRequest({ ...filterForDay(DAY), patientText: 'S\u0327ahin' }).patient_search).toBe('Şahin')
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (patientText) => {
      const text = toRequest({ ...filterForDay(DAY), patientText }).patient_search
      if (text === null) return
      expect(text.length).toBeGreaterThan(0)
      expect(text.length).toBeLessThanOrEqual(100)
      expect(text.isWellFormed()).toBe(true)
      expect(text.trim()).toBe(text)
    }),
  )
})

test.each<[string, Partial<NotificationFilter>, boolean]>([
  ['no filter', {}, true],
  ['its day', { day: DAY }, true],
  ['another day', { day: '2026-11-22' }, false],
  ['its priority', { priority: 2 }, true],
  ['another priority', { priority: 3 }, false],
  ['its doctor', { doctor }, true],
  ['its doctor in another spelling', { doctor: { ...doctor, name: ' DR.  AYŞE YILMAZ' } }, true],
  ['another doctor', { doctor: { ...doctor, name: 'Dr. Mert Kaya' } }, false],
  ['a part of the name, in another spelling', { patientText: 'irem yildiz' }, true],
  ['another name', { patientText: 'Mehmet' }, false],
])('whether a notification matches: %s', (_, filter, matches) => {
  expect(matchesFilter(notification, { ...filterForDay(DAY), day: null, ...filter })).toBe(matches)
})

test('a hidden notification matches only with "only active" off, one without a time matches no day', () => {
  const hidden = { ...notification, isVisible: false }
  expect(matchesFilter(hidden, filterForDay(DAY))).toBe(false)
  expect(matchesFilter(hidden, { ...filterForDay(DAY), isOnlyActive: false })).toBe(true)
  expect(matchesFilter({ ...notification, startsAt: null }, filterForDay(DAY))).toBe(false)
})

const filters = createNotificationFilters()
const { dayTyped, dayRequested, doctorChosen, onlyActiveChanged, patientTyped, priorityChosen } = filters

const TODAY = '2026-11-21'
const TOMORROW = '2026-11-22'
const DEFAULTS = { day: TODAY, priority: null, doctor: null, patientText: '', isOnlyActive: true }

beforeEach(() => void vi.useFakeTimers())

function setup() {
  const scope = fork({ values: [[$today, TODAY]] })
  const applied = () => scope.getState(filters.$applied)
  const shown = () => scope.getState(filters.$fieldValues)
  return { scope, applied, shown }
}

async function chooseEverything(scope: ReturnType<typeof setup>['scope']) {
  void allSettled(dayTyped, { scope, params: '2026-12-24' })
  void allSettled(patientTyped, { scope, params: 'Öztürk' })
  await vi.advanceTimersByTimeAsync(300)
  await allSettled(priorityChosen, { scope, params: 3 })
  await allSettled(doctorChosen, { scope, params: doctor })
  await allSettled(onlyActiveChanged, { scope, params: false })
}

test('the defaults are today, every priority and doctor, no patient, only active notifications', () => {
  const { applied, shown } = setup()
  expect(applied()).toEqual(DEFAULTS)
  expect(shown()).toEqual(DEFAULTS)
})

test('clearing resets the date to today, priority, doctor and text to empty, active to on (F-F05)', async () => {
  const { scope, applied, shown } = setup()
  await chooseEverything(scope)
  expect(applied()).toEqual({
    day: '2026-12-24',
    priority: 3,
    doctor,
    patientText: 'Öztürk',
    isOnlyActive: false,
  })
  await allSettled(filters.cleared, { scope })
  expect(shown()).toEqual(DEFAULTS)
  expect(applied()).toEqual(DEFAULTS)
})

test('typed text shows at once and is applied after the debounce', async () => {
  const { scope, applied, shown } = setup()
  void allSettled(patientTyped, { scope, params: 'Öz' })
  expect(shown().patientText).toBe('Öz')
  await vi.advanceTimersByTimeAsync(299)
  void allSettled(patientTyped, { scope, params: 'Özt' })
  await vi.advanceTimersByTimeAsync(299)
  expect(applied().patientText).toBe('')
  await vi.advanceTimersByTimeAsync(1)
  expect(applied().patientText).toBe('Özt')
})

test('clearing during the debounce does not restore the typed text', async () => {
  const { scope, applied } = setup()
  void allSettled(patientTyped, { scope, params: 'Öz' })
  void allSettled(filters.cleared, { scope })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(applied()).toEqual(DEFAULTS)
})

test('a date applies at once; an empty one means every day', async () => {
  const { scope, applied } = setup()
  await allSettled(dayTyped, { scope, params: TOMORROW })
  expect(applied().day).toBe(TOMORROW)
  await allSettled(dayTyped, { scope, params: '' })
  expect(applied().day).toBeNull()
})

test('"today" follows the date after midnight, also when it was typed; another day stays (F-F07)', async () => {
  const { scope, applied } = setup()
  await allSettled($today, { scope, params: TOMORROW })
  expect(applied().day).toBe(TOMORROW)
  void allSettled(dayTyped, { scope, params: TODAY })
  await vi.advanceTimersByTimeAsync(300)
  await allSettled($today, { scope, params: '2026-11-23' })
  expect(applied().day).toBe(TODAY)
  void allSettled(dayTyped, { scope, params: '2026-11-23' })
  await vi.advanceTimersByTimeAsync(300)
  await allSettled($today, { scope, params: '2026-11-24' })
  expect(applied().day).toBe('2026-11-24')
})

test('midnight does not change the filter of another day, or of every day', async () => {
  const { scope, applied } = setup()
  for (const day of ['2026-11-30', '']) {
    void allSettled(dayTyped, { scope, params: day })
    await vi.advanceTimersByTimeAsync(300)
    const before = applied()
    await allSettled($today, { scope, params: day === '' ? '2026-11-23' : TOMORROW })
    expect(applied()).toBe(before)
  }
})

test('a day requested from elsewhere resets the other filters', async () => {
  const { scope, applied } = setup()
  await chooseEverything(scope)
  await allSettled(dayRequested, { scope, params: TOMORROW })
  expect(applied()).toEqual({ ...DEFAULTS, day: TOMORROW })
})

test('the filters are reset when the session ends', async () => {
  const { scope, applied, shown } = setup()
  await chooseEverything(scope)
  await allSettled(signOutCompleted, { scope })
  expect(applied()).toEqual(DEFAULTS)
  expect(shown()).toEqual(DEFAULTS)
})

test('two lists have independent filters', async () => {
  const other = createNotificationFilters()
  const { scope } = setup()
  await chooseEverything(scope)
  expect(scope.getState(other.$applied)).toEqual(DEFAULTS)
})
