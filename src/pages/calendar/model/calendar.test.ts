import { allSettled, fork, type Scope } from 'effector'
import { expect, test } from 'vitest'
import { changeRequested, filterForDay } from '@/entities/notification'
import { remindersRequested } from '@/features/review-reminders'
import { sessionEnded } from '@/shared/auth'
import { $today } from '@/shared/lifecycle'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { sendChangeFx } from '../../../../tests/support/vitest/entity-internals'
import { receiveList } from '../../../../tests/support/vitest/receive-list'
import { showPage } from '../../../../tests/support/vitest/show-page'
import {
  $activeFilterCount,
  $day,
  $doctor,
  $openEntry,
  $openList,
  $todayResetKey,
  $view,
  dayOpened,
  daysOf,
  dayTyped,
  doctorChosen,
  entryDismissed,
  entryOpened,
  listOpened,
  nextRequested,
  onlyActiveChanged,
  previousRequested,
  todayRequested,
  viewChosen,
} from './calendar'

const TODAY = '2026-11-21'
const ADA = { key: 'dr. ada', name: 'Dr. Ada' }

async function setup() {
  const scope = fork({
    values: [
      [$today, TODAY],
      [$queryClient, createPortalQueryClient()],
    ],
    handlers: [[sendChangeFx, () => Promise.reject(new Error('500'))]],
  })
  const go = (pathname: string) => showPage(pathname, scope)
  await go('/tr/takvim')
  return { scope, go, day: () => scope.getState($day) }
}

test('the calendar shows today and follows the date at midnight', async () => {
  const { scope, day } = await setup()
  expect([day(), scope.getState($view)]).toEqual([TODAY, 'day'])
  await allSettled($today, { scope, params: '2026-11-22' })
  expect(day()).toBe('2026-11-22')
})

test('another day stays at midnight; back on today the calendar follows the date again', async () => {
  const { scope, day } = await setup()
  await allSettled(previousRequested, { scope })
  await allSettled($today, { scope, params: '2026-11-22' })
  expect(day()).toBe('2026-11-20')
  await allSettled(nextRequested, { scope })
  await allSettled(nextRequested, { scope })
  await allSettled($today, { scope, params: '2026-11-23' })
  expect(day()).toBe('2026-11-23')
})

test('the week view moves by seven days, and a day heading opens the day view', async () => {
  const { scope, day } = await setup()
  await allSettled(viewChosen, { scope, params: 'week' })
  await allSettled(nextRequested, { scope })
  expect(day()).toBe('2026-11-28')
  await allSettled(dayOpened, { scope, params: '2026-11-25' })
  expect([day(), scope.getState($view)]).toEqual(['2026-11-25', 'day'])
})

test('the days before and after the shown ones are loaded too', () => {
  expect(daysOf('day', '2026-11-25')).toEqual({ days: ['2026-11-25'], adjacentDays: ['2026-11-24', '2026-11-26'] })
  const { days, adjacentDays } = daysOf('week', '2026-11-25')
  expect([days[0], days.length, ...adjacentDays]).toEqual(['2026-11-23', 7, '2026-11-22', '2026-11-30'])
})

test('"today" returns to today and scrolls to the current time each time', async () => {
  const { scope, day } = await setup()
  await allSettled(nextRequested, { scope })
  await allSettled(todayRequested, { scope })
  expect([day(), scope.getState($todayResetKey)]).toEqual([TODAY, 1])
  await allSettled(todayRequested, { scope })
  expect(scope.getState($todayResetKey)).toBe(2)
})

test('a typed day applies at once; an empty field changes nothing', async () => {
  const { scope, day } = await setup()
  await allSettled(dayTyped, { scope, params: '2026-11-24' })
  expect(day()).toBe('2026-11-24')
  await allSettled(dayTyped, { scope, params: '' })
  expect(day()).toBe('2026-11-24')
})

test('day, view and doctor are kept across languages and a patient’s page, and reset elsewhere', async () => {
  const { scope, go, day } = await setup()
  await allSettled(viewChosen, { scope, params: 'week' })
  await allSettled(nextRequested, { scope })
  await allSettled(doctorChosen, { scope, params: { ...ADA } })
  await go('/en/calendar')
  await go('/en/patient-follow-up/1')
  await go('/en/calendar')
  expect([day(), scope.getState($view), scope.getState($doctor)]).toEqual(['2026-11-28', 'week', ADA])
  await go('/en')
  expect([day(), scope.getState($view), scope.getState($doctor)]).toEqual([TODAY, 'day', null])
})

test('a chosen doctor and inactive entries count as active filters', async () => {
  const { scope } = await setup()
  const count = () => scope.getState($activeFilterCount)
  expect(count()).toBe(0)
  await allSettled(doctorChosen, { scope, params: ADA })
  expect(count()).toBe(1)
  await allSettled(onlyActiveChanged, { scope, params: false })
  expect(count()).toBe(2)
})

test('the end of the session resets the calendar', async () => {
  const { scope, day } = await setup()
  await allSettled(nextRequested, { scope })
  await allSettled(doctorChosen, { scope, params: { ...ADA } })
  await allSettled(sessionEnded, { scope, params: 'signed-out' })
  expect([day(), scope.getState($doctor)]).toEqual([TODAY, null])
})

test('closing an entry keeps its list open; leaving the page closes both, another language does not', async () => {
  const { scope, go } = await setup()
  await allSettled(listOpened, { scope, params: { kind: 'undated' } })
  await allSettled(entryOpened, { scope, params: 'a' })
  await allSettled(entryDismissed, { scope })
  expect([scope.getState($openEntry), scope.getState($openList)]).toEqual([null, { kind: 'undated' }])
  await allSettled(entryOpened, { scope, params: 'a' })
  await go('/en/calendar')
  expect([scope.getState($openEntry), scope.getState($openList)]).toEqual(['a', { kind: 'undated' }])
  await go('/tr')
  expect([scope.getState($openEntry), scope.getState($openList)]).toEqual([null, null])
})

test('both dialogs close for the list of reminders, which opens beside the page', async () => {
  const { scope } = await setup()
  await allSettled(listOpened, { scope, params: { kind: 'undated' } })
  await allSettled(entryOpened, { scope, params: 'a' })
  await allSettled(remindersRequested, { scope, params: null })
  expect([scope.getState($openEntry), scope.getState($openList)]).toEqual([null, null])
})

test('the dialog of a changed notification closes and stays closed, also if the change fails', async () => {
  const { scope } = await setup()
  await allSettled(entryOpened, { scope, params: 'a' })
  await allSettled(changeRequested, { scope, params: { uuid: 'b', to: 'hidden' } })
  expect(scope.getState($openEntry)).toBe('a')
  await allSettled(changeRequested, { scope, params: { uuid: 'a', to: 'hidden' } })
  expect(scope.getState($openEntry)).toBeNull()
})

test.each([
  ['inactive entries too', (scope: Scope) => allSettled(onlyActiveChanged, { scope, params: false })],
  ['another day', (scope: Scope) => allSettled(nextRequested, { scope })],
  ['the week', (scope: Scope) => allSettled(viewChosen, { scope, params: 'week' })],
  ['one doctor', (scope: Scope) => allSettled(doctorChosen, { scope, params: ADA })],
])('the dialog of an entry closes at once when the calendar shows %s', async (_, show) => {
  const { scope } = await setup()
  await allSettled(entryOpened, { scope, params: 'a' })
  await show(scope)
  expect(scope.getState($openEntry)).toBeNull()
})

const at = (appointment_start: string | null) => [{ uuid: 'a', appointment_start }]

test.each([
  ['at another time', [[TODAY, at(`${TODAY}T11:00`)]], 'a'],
  ['hidden by a colleague', [[TODAY, [{ uuid: 'a', appointment_start: `${TODAY}T11:00`, is_visible: false }]]], null],
  [
    'on the next day, which is loaded',
    [
      ['2026-11-22', at('2026-11-22T11:00')],
      [TODAY, []],
    ],
    'a',
  ],
  [
    'without a day',
    [
      [null, at(null)],
      [TODAY, []],
    ],
    'a',
  ],
  [
    'on another day',
    [
      [null, at('2026-11-28T11:00')],
      [TODAY, []],
    ],
    null,
  ],
  [
    'in no list',
    [
      [null, [{ uuid: 'b', appointment_start: null }]],
      [TODAY, []],
    ],
    null,
  ],
] as const)(
  'an entry that is %s closes if the calendar cannot show it, and stays closed',
  async (_, lists, expected) => {
    const { scope } = await setup()
    await allSettled(entryOpened, { scope, params: 'a' })
    for (const [day, entries] of lists) await receiveList(scope, filterForDay(day), entries)
    expect(scope.getState($openEntry)).toBe(expected)
    await receiveList(scope, filterForDay(TODAY), at(`${TODAY}T10:00`))
    expect(scope.getState($openEntry)).toBe(expected)
  },
)

test('at midnight an open list of entries of the day before is closed', async () => {
  const { scope, day } = await setup()
  expect(day()).toBe(TODAY)
  await allSettled(listOpened, { scope, params: { kind: 'overflow', day: TODAY, doctor: null, from: 0, to: 1 } })
  await allSettled($today, { scope, params: '2026-11-22' })
  expect(scope.getState($openList)).toBeNull()
})
