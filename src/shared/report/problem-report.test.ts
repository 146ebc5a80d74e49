import { allSettled, createEvent, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { $config, parsePortalConfig } from '@/shared/config'
import { taskFailed } from '@/shared/lib/effector'
import { problemOccurred, reportSilentFailure } from './problem-report'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'

const REPORT = { kind: 'malformed-response', where: 'findPatients', details: ['companiesPatient.0.uuid'] } as const

function setup(errorReportUrl: string, respond: () => Promise<Response>) {
  const post = vi.fn<typeof fetch>(respond)
  vi.stubGlobal('fetch', post)
  const config = { ...parsePortalConfig({ calendarHelpCategory: crypto.randomUUID() }), errorReportUrl }
  return { post, scope: fork({ values: [[$config, config]] }) }
}

test('a problem is posted with `keepalive`, without the session or the address of the page', async () => {
  const { post, scope } = setup('/errors', () => Promise.resolve(new Response(null, { status: 204 })))
  await allSettled(problemOccurred, { scope, params: REPORT })
  const [url, request] = post.mock.calls[0] ?? []
  expect(url).toBe('/errors')
  expect(request).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  expect(JSON.parse(String(request?.body))).toEqual(REPORT)
})

test('the same problem is posted once per page, another one as well', async () => {
  const { post, scope } = setup('/errors', () => Promise.resolve(new Response()))
  const others = [
    { ...REPORT, kind: 'malformed-event' },
    { ...REPORT, where: 'listReminders' },
    { ...REPORT, details: ['companiesPatient.1.uuid'] },
  ] as const
  for (const params of [REPORT, REPORT, ...others, { ...REPORT, details: [...REPORT.details] }])
    await allSettled(problemOccurred, { scope, params })
  expect(post.mock.calls.map(([, request]) => JSON.parse(String(request?.body)) as unknown)).toEqual([
    REPORT,
    ...others,
  ])
})

test('a page posts one hundred problems at most', async () => {
  const { post, scope } = setup('/errors', () => Promise.resolve(new Response()))
  for (let row = 0; row < 150; row += 1)
    await allSettled(problemOccurred, { scope, params: { ...REPORT, details: [`companiesPatient.${row}.uuid`] } })
  expect(post).toHaveBeenCalledTimes(100)
})

const api = (kind: ApiErrorKind, status?: number) =>
  new ApiError({ kind, operation: 'GET /x', ...(status && { status }), text: { message: 'Ayşe Yılmaz', fields: {} } })

test('a silent failure is reported with the kind and the status of a request, and without its texts', async () => {
  const failed = createEvent<Error>()
  reportSilentFailure('listCompanies', failed)
  const { scope } = setup('/errors', () => Promise.resolve(new Response()))
  const problems = recordPayloads(problemOccurred, scope)
  for (const params of [new Error('x'), api('timeout'), api('forbidden', 403), api('server', 503)])
    await allSettled(failed, { scope, params })
  expect(problems.map(({ details }) => details)).toEqual([
    ['Error'],
    ['ApiError', 'timeout'],
    ['ApiError', 'forbidden', '403'],
    ['ApiError', 'server', '503'],
  ])
})

test.each([
  ['a cancelled request is not', 'cancelled', true, 0],
  ['a request without a network is not', 'offline', false, 0],
  ['a request to a platform that cannot be reached is', 'offline', true, 1],
] as const)('of silent failures, %s reported', async (_, kind, onLine, count) => {
  vi.stubGlobal('navigator', { onLine })
  const failed = createEvent<Error>()
  reportSilentFailure('listCompanies', failed)
  const { post, scope } = setup('/errors', () => Promise.resolve(new Response()))
  await allSettled(failed, { scope, params: api(kind) })
  expect(post).toHaveBeenCalledTimes(count)
})

test('without a URL nothing is posted', async () => {
  const { post, scope } = setup('', () => Promise.resolve(new Response()))
  await allSettled(problemOccurred, { scope, params: REPORT })
  expect(post).not.toHaveBeenCalled()
})

test('a reporter that is down or blocked causes no error (F-O13)', async () => {
  const { post, scope } = setup('/errors', () => Promise.reject(new TypeError('blocked by the client')))
  const failures = recordPayloads(taskFailed, scope)
  await allSettled(problemOccurred, { scope, params: REPORT })
  expect(post).toHaveBeenCalledOnce()
  expect(failures).toEqual([])
})
