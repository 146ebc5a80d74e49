import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import * as webVitals from 'web-vitals'
import { connectionType } from '@/shared/browser'
import { $config, parsePortalConfig } from '@/shared/config'
import { $isPageVisible, screenReady } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { reconnectionCounted } from './measuring-events'
import './sampling'

vi.mock('web-vitals')
vi.mock('@/shared/browser')
const { onCLS, onINP, onLCP } = vi.mocked(webVitals)

beforeEach(() => {
  vi.stubGlobal('__webpack_hash__', 'b7d1')
  vi.spyOn(performance, 'now').mockReturnValue(61_400)
})

const METRICS = { lcp: onLCP, inp: onINP, cls: onCLS }
const HELP = { calendarHelpCategory: '0b4c9f6e-6f7e-4d29-9a51-0f3c2b6f7f10' }

async function setup({ errorReportUrl = '/errors', fieldDataRate = 0.1, random = 0.09 } = {}) {
  vi.clearAllMocks()
  vi.mocked(connectionType).mockReturnValue('4g')
  const draw = vi.spyOn(Math, 'random').mockReturnValue(random)
  const send = vi.fn()
  vi.stubGlobal('fetch', async (_: unknown, { body }: { body: string }) => send(JSON.parse(body)))
  const scope = fork({
    values: [[$config, parsePortalConfig({ ...HELP, errorReportUrl, fieldDataRate })]],
  })
  const open = (pathname: string) =>
    allSettled(locationChanged, { scope, params: { pathname, search: '?q=Ali', hash: '' } })
  await open('/tr/hasta-takip/7b1c0f6e-54f0-4c1e-9d0b-3a1f5e7c9d21')
  await allSettled(screenReady, { scope })
  const measure = (metric: keyof typeof METRICS, value: number) => {
    const [notify] = METRICS[metric].mock.lastCall ?? []
    ;(notify as ((measured: { value: number }) => void) | undefined)?.({ value })
  }
  return {
    scope,
    open,
    draw,
    send,
    measure,
    show: (isVisible: boolean) => allSettled($isPageVisible, { scope, params: isVisible }),
    reconnect: (params: 'live' | 'call') => allSettled(reconnectionCounted, { scope, params }),
  }
}

test('a page that is hidden reports its route, vitals and reconnects once, rounded and without ids', async () => {
  const { open, measure, reconnect, send, show } = await setup()
  measure('lcp', 1_183.6)
  measure('inp', 48)
  measure('inp', 104)
  measure('cls', 0.012_34)
  await reconnect('live')
  await reconnect('live')
  await reconnect('call')
  await open('/tr/takvim')
  expect(send).not.toHaveBeenCalled()
  await show(false)
  await show(true)
  await show(false)
  expect(send.mock.calls).toEqual([
    [
      {
        kind: 'field-data',
        where: 'patientFollowUp',
        build: 'b7d1',
        connection: '4g',
        seconds: 61,
        lcp: 1_180,
        inp: 100,
        cls: 0.012,
        liveReconnects: 2,
        callReconnects: 1,
      },
    ],
  ])
})

test('a value that the browser does not measure is null', async () => {
  const { measure, send, show } = await setup()
  measure('lcp', 996)
  await show(false)
  expect(send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ lcp: 1_000, inp: null, cls: null, liveReconnects: 0, callReconnects: 0 }),
  )
})

test.each([
  ['without a URL', { errorReportUrl: '' }],
  ['that is not sampled', { random: 0.1 }],
  ['at a rate of 0', { fieldDataRate: 0, random: 0 }],
])('a page view %s measures and sends nothing', async (_, options) => {
  const { send, show } = await setup(options)
  await show(false)
  expect(onLCP).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
})

test('every page view reports at a rate of 1', async () => {
  const { send, show } = await setup({ fieldDataRate: 1, random: 0.999_999 })
  await show(false)
  expect(send).toHaveBeenCalledOnce()
})

test('a page view is sampled once, whichever screens follow', async () => {
  const { draw, scope } = await setup({ random: 0.5 })
  await allSettled(screenReady, { scope })
  await allSettled(screenReady, { scope })
  expect(draw).toHaveBeenCalledOnce()
})
