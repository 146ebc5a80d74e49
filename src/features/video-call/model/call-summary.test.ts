// @vitest-environment happy-dom
import { allSettled } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { sessionEnded, sessionReplaced } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { OTHER_ROOM, setupCallModel } from '../../../../tests/support/vitest/call-model'
import { $call } from './call'
import { hangUpRequested, callEvents, callSummaryDismissed } from './call-state'
import { $endedCall, callRejoinRequested, summaryCopyRequested } from './call-summary'

const NOON = Date.UTC(2026, 10, 21, 12)
const IREM = 'İrem Yıldız'

beforeEach(() => void vi.useFakeTimers({ now: NOON }))

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
// The portal only reads the entries of a report, which a browser alone can create.
const report = (entry: object) => new Map([['entry', entry]]) as unknown as RTCStatsReport
const statsOf = (fractionLost: number) => ({
  sent: report({ type: 'remote-inbound-rtp', fractionLost, roundTripTime: 0.05 }),
  received: report({}),
})

async function setup() {
  const model = setupCallModel()
  await model.emit(appStarted)
  return {
    ...model,
    summary: () => model.scope.getState($endedCall)?.summary ?? null,
    call: () => model.scope.getState($call),
    end: () => model.emit(hangUpRequested),
    /** Identifies a user who is not the one that the tab has stored. */
    async changeUser() {
      sessionStorage.setItem('portal.doctor', 'dr-2')
      await allSettled(fetchCurrentUserFx, { scope: model.scope })
    },
    emitPeer: (kind: 'peerJoined' | 'peerLeft') =>
      model.emitCallSessionEvent(kind === 'peerJoined' ? { kind, name: IREM } : { kind }),
  }
}
type Model = Awaited<ReturnType<typeof setup>>

async function endCall({ join, emitPeer, end, summary }: Model) {
  await join()
  await emitPeer('peerJoined')
  await end()
  expect(summary()).not.toBeNull()
}

test('a call that the user ends has its duration, reconnections, participant and quality', async () => {
  const { join, emitPeer, emitCallSessionEvent, callSession, end, summary } = await setup()
  await join()
  callSession().stats.mockResolvedValue(statsOf(0))
  await pass(10_000)
  await emitPeer('peerJoined')
  await pass(55_000)
  await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  await pass(1_000)
  await emitCallSessionEvent({ kind: 'connected' })
  await emitPeer('peerJoined')
  await pass(54_000)
  callSession().stats.mockResolvedValue(statsOf(0.3))
  await pass(30_000)
  await emitPeer('peerLeft')
  callSession().stats.mockResolvedValue(statsOf(0))
  await pass(65_000)
  await end()
  expect(summary()).toEqual({
    joinedAt: NOON,
    observedSince: NOON,
    endedAt: NOON + 215_000,
    reconnectCount: 1,
    stays: [{ name: IREM, from: NOON + 10_000, to: NOON + 150_000 }],
    quality: [
      { first: 1, last: 1, quality: 'good' },
      { first: 2, last: 3, quality: 'weak' },
      { first: 4, last: 4, quality: 'good' },
    ],
  })
})

test('a participant who was in the room before the user counts from the join on, until the end', async () => {
  const { enter, emit, emitPeer, emitCallSessionEvent, callSession, end, summary } = await setup()
  await enter()
  await emit(callEvents.joinRequested)
  callSession().join.mockImplementationOnce(async () => void emitPeer('peerJoined'))
  await emitCallSessionEvent({ kind: 'connected' })
  await pass(20_000)
  await end()
  expect(summary()?.stays).toEqual([{ name: IREM, from: NOON, to: NOON + 20_000 }])
})

test('a call that was restored after a reload keeps its duration, and is observed from the reload on', async () => {
  const { join, end, summary } = await setup()
  await join({ joinedAt: NOON - 600_000 })
  await end()
  expect(summary()).toMatchObject({ joinedAt: NOON - 600_000, observedSince: NOON, endedAt: NOON })
})

test('a call that was never joined has no summary', async () => {
  const { enter, end, summary } = await setup()
  await enter()
  await end()
  expect(summary()).toBeNull()
})

test.each(['session-ended', 'moved-to-other-tab'] as const)('a call that ends as %s has no summary', async (reason) => {
  const { join, emit, summary } = await setup()
  await join()
  await emit(callEvents.endRequested, reason)
  expect(summary()).toBeNull()
})

test('a call that ends because another user signs in has no summary', async () => {
  const { join, emitPeer, changeUser, end, summary } = await setup()
  await join()
  await emitPeer('peerJoined')
  await changeUser()
  await end()
  expect(summary()).toBeNull()
})

test.each<[string, (model: Model) => Promise<unknown>]>([
  ['it is closed', ({ emit }) => emit(callSummaryDismissed)],
  ['another call begins', ({ enter }) => enter({ room: OTHER_ROOM })],
  ['the session ends', ({ emit }) => emit(sessionEnded, 'expired')],
  ['another session replaces this one', ({ emit }) => emit(sessionReplaced)],
  ['another user signs in', ({ changeUser }) => changeUser()],
  [
    'the user goes to another page',
    async ({ emit }) => {
      await emit(locationChanged, { pathname: '/tr', search: '', hash: '' })
      await emit(locationChanged, { pathname: '/tr/takvim', search: '', hash: '' })
    },
  ],
])('a summary and its room are gone when %s', async (_, leave) => {
  const model = await setup()
  await endCall(model)
  await leave(model)
  expect(model.summary()).toBeNull()
  const before = model.call()
  await model.emit(callRejoinRequested)
  expect(model.call()).toBe(before)
  await model.end()
})

test('each call is summarised on its own', async () => {
  const model = await setup()
  await endCall(model)
  await model.join({ room: OTHER_ROOM })
  await model.end()
  expect(model.summary()?.stays).toEqual([])
})

test.each([
  ['is copied', () => Promise.resolve(), 'callSummaryCopied'],
  ['cannot be copied', () => Promise.reject(new Error('denied')), 'callSummaryNotCopied'],
])('a summary that %s shows a toast', async (_, writeText, key) => {
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn(writeText) } })
  const { emit, toastKeys } = await setup()
  await emit(summaryCopyRequested, 'Görüşme özeti')
  expect(navigator.clipboard.writeText).toHaveBeenCalledExactlyOnceWith('Görüşme özeti')
  expect(toastKeys()).toEqual([key])
})
