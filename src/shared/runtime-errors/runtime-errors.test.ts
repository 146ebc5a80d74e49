// @vitest-environment happy-dom
import { allSettled, createEvent, createStore, type Event, fork, sample } from 'effector'
import { expect, test } from 'vitest'
import { appStarted } from '@/shared/lifecycle'
import { createTask } from '@/shared/lib/effector'
import { problemOccurred } from '@/shared/report'
import { locationChanged } from '@/shared/routes'
import { errorCaught, reportLogicErrors } from './runtime-errors'
import { expectConsole } from '../../../tests/support/vitest/console'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'

async function setup() {
  const scope = fork()
  reportLogicErrors(scope)
  const reports = recordPayloads(problemOccurred, scope)
  await allSettled(appStarted, { scope })
  await allSettled(locationChanged, { scope, params: { pathname: '/tr/takvim', search: '', hash: '' } })
  return {
    scope,
    reports,
    throwError: (error: unknown) => window.dispatchEvent(Object.assign(new TaggedEvent('error'), { error })),
    reject: (reason: unknown) => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason })),
    fail: (error: unknown) => allSettled(failTask, { scope, params: error }),
    catchError: (error: unknown) => allSettled(errorCaught, { scope, params: { kind: 'render', error } }),
  }
}

/** As in browsers; an event of happy-dom has no tag. */
class TaggedEvent extends Event {
  readonly [Symbol.toStringTag] = 'Event'
}

const failTask = createTask((error: unknown) => Promise.reject(error))

function failure(message: string, frames = '    at open (https://portal.example/static/js/main.4f2a.js:1:2048)') {
  return Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${frames}` })
}

test('uncaught errors and unhandled rejections are reported with screen, name and position (F-R06)', async () => {
  const { reports, throwError, reject } = await setup()
  throwError(failure('Ali Veli has no surname.js:1:1'))
  reject(failure('12345678901', 'open@https://portal.example/static/js/async/calendar.9c1b.js?v=2:3:77'))
  expect(reports).toEqual([
    { kind: 'uncaught', where: 'calendar', details: ['TypeError', 'main.4f2a.js:1:2048'] },
    { kind: 'uncaught', where: 'calendar', details: ['TypeError', 'calendar.9c1b.js:3:77'] },
  ])
})

test('what is thrown may be anything, and only its type is reported (F-R06)', async () => {
  const { reports, throwError, reject } = await setup()
  reject('token abc')
  reject(undefined)
  reject(Object.create(null))
  throwError(null)
  reject(Object.assign(new Error('x'), { name: 'Ayşe Yılmaz', stack: undefined }))
  expect(reports.map(({ details }) => details)).toEqual([['String'], ['Undefined'], ['Object'], ['Event'], ['Error']])
})

test('a repeated error is reported once, caught or not (F-R06)', async () => {
  const { reports, throwError, reject, catchError } = await setup()
  await catchError(failure('a'))
  await catchError(failure('a'))
  throwError(failure('a'))
  reject(failure('a'))
  reject(failure('b'))
  expect(reports.map(({ kind }) => kind)).toEqual(['render', 'uncaught'])
})

test('a failed side effect is reported (F-R06)', async () => {
  const { reports, fail } = await setup()
  await fail(failure('no storage'))
  expect(reports.map(({ kind, details }) => [kind, details[0]])).toEqual([['uncaught', 'TypeError']])
})

const rethrow = (error: Error): never => {
  throw error
}

test.each<[string, (changed: Event<Error>) => unknown]>([
  ['a reducer', (changed) => createStore<unknown>(null).on(changed, (_, error) => rethrow(error))],
  ['a filter', (changed) => sample({ clock: changed, filter: rethrow })],
  ['the fn of a sample', (changed) => sample({ clock: changed, fn: rethrow })],
  ['a map', (changed) => changed.map(rethrow)],
  ['a filterMap', (changed) => changed.filterMap(rethrow)],
])('what %s throws is reported without its message, in its scope only (F-R06)', async (_, connect) => {
  const { scope, reports } = await setup()
  const changed = createEvent<Error>()
  connect(changed)
  expectConsole(/Ali Veli/)
  await allSettled(changed, { scope: fork(), params: failure('Ali Veli has no surname') })
  expect(reports).toEqual([])
  expectConsole(/Ali Veli/)
  await allSettled(changed, { scope, params: failure('Ali Veli has no surname') })
  expect(reports).toEqual([{ kind: 'uncaught', where: 'calendar', details: ['TypeError', 'main.4f2a.js:1:2048'] }])
})

test('an error that the report itself throws is not reported (F-R06)', async () => {
  const { scope, reports } = await setup()
  const changed = createEvent<Error>()
  changed.map(rethrow)
  const name = { get: () => rethrow(failure('no name')) }
  expectConsole(/Error/)
  expectConsole(/no name/)
  await allSettled(changed, { scope, params: Object.defineProperty(new Error('x'), 'name', name) })
  expect(reports).toEqual([])
})

test('a page reports ten errors at most (F-R06)', async () => {
  const { reports, throwError } = await setup()
  for (let n = 0; n < 50; n += 1) throwError(failure(`error ${n}`))
  expect(reports).toHaveLength(10)
})
