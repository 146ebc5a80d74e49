import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CallError, CallErrorCode } from '../lib/signaling/call-error'
import { activeRequest, type Call, type callEvents, type CallRequest, type CallStatus, failureOf } from './call-state'
import { callTransitions } from './call-transitions'

type EventName = keyof typeof callEvents
type Event = readonly [EventName, unknown?]
type Step = ((call: Call, payload: unknown) => Call) | undefined

const A: CallRequest = { room: 'a' }
const B: CallRequest = { room: 'b' }
const RESTORED: CallRequest = { room: 'a', joinedAt: 5 }
const error = (code: CallErrorCode): CallError => ({ code, detail: '' })
const joinFailed = (code: CallErrorCode): Event => ['roomJoinFailed', { request: A, error: error(code) }]
const lost = (at: number): Event => ['socketDisconnected', { at, isByServer: false }]

const apply = (call: Call, [name, payload]: Event): Call =>
  (callTransitions[call.status][name] as Step)?.(call, payload) ?? call
const after = (...events: Event[]): Call => events.reduce(apply, { status: 'idle' } as Call)

const LOADED: Event[] = [['callRequested', A], ['codeLoaded']]
const JOINING: Event[] = [...LOADED, ['devicesChecked', { request: A, areReady: true }]]
const TESTING: Event[] = [['deviceTestRequested'], ['codeLoaded']]
const LIVE: Event[] = [...JOINING, ['socketConnected'], ['roomJoined', { request: A, at: 1 }]]

test.each<[string, CallStatus, Event[]]>([
  ['a request loads the code', 'loading', [['callRequested', A]]],
  ['loaded code checks the devices', 'checking', LOADED],
  ['known devices skip the pre-join screen', 'joining', JOINING],
  [
    'other devices are checked by the user',
    'pre-join',
    [...LOADED, ['devicesChecked', { request: A, areReady: false }]],
  ],
  [
    'the check of an earlier call is ignored',
    'checking',
    [...LOADED, ['devicesChecked', { request: B, areReady: true }]],
  ],
  ['a joined room is live', 'live', LIVE],
  ['the join of an earlier call is ignored', 'joining', [...JOINING, ['roomJoined', { request: B, at: 1 }]]],
  ['a request for the same room changes nothing', 'live', [...LIVE, ['callRequested', { ...A }]]],
  ['another room replaces the call', 'loading', [...LIVE, ['callRequested', B]]],
  ['a call that ends is left', 'leaving', [...LIVE, ['endRequested', 'hung-up']]],
  ['without a connection there is nothing to leave', 'ended', [...LOADED, ['endRequested', 'hung-up']]],
  ['a settled leave ends the call', 'ended', [...LIVE, ['endRequested', 'hung-up'], ['leaveSettled', A]]],
  ['the leave of an earlier call is ignored', 'leaving', [...LIVE, ['endRequested', 'hung-up'], ['leaveSettled', B]]],
  ['a device test loads the code', 'loading', [['deviceTestRequested']]],
  ['loaded code starts the test', 'testing', TESTING],
  ['a test that is closed leaves nothing', 'idle', [...TESTING, ['deviceTestDismissed']]],
  [
    'a test that is closed before the code is there does not start',
    'idle',
    [TESTING[0] as Event, ['deviceTestDismissed'], ['codeLoaded']],
  ],
  ['a call replaces the test', 'loading', [...TESTING, ['callRequested', A]]],
  [
    'a call replaces a test whose code is loading',
    'checking',
    [['deviceTestRequested'], ['callRequested', A], ['codeLoaded']],
  ],
  ['the end of the session ends the test', 'ended', [...TESTING, ['endRequested', 'session-ended']]],
  ['a call that is loading is not closed with the test', 'loading', [['callRequested', A], ['deviceTestDismissed']]],
  ['there is no test during a call', 'live', [...LIVE, ['deviceTestRequested']]],
  ['a test does not wait for a leave', 'loading', [...LIVE, ['endRequested', 'hung-up'], ['deviceTestRequested']]],
  ['a new call does not wait for a leave', 'loading', [...LIVE, ['endRequested', 'hung-up'], ['callRequested', A]]],
])('%s: %s', (_, status, events) => {
  expect(after(...events).status).toBe(status)
})

test('code that cannot be loaded is loaded again on request', () => {
  const failed = after(['callRequested', A], ['codeFailed', new Error('no')])
  expect(failed).toMatchObject({ status: 'loading', error: { message: 'no' } })
  expect(apply(failed, ['retried'])).toEqual({ status: 'loading', request: A, error: null })
})

test('a rejected first join fails, an unusable response is tried again', () => {
  expect(failureOf(after(...JOINING, joinFailed('rejected')))).toEqual(error('rejected'))
  const retried = after(...JOINING, joinFailed('malformed'))
  expect(retried).toMatchObject({ status: 'joining', attempts: { count: 1 }, error: null })
})

test.each<CallErrorCode>(['room-missing', 'room-closed', 'unsupported'])(
  'a rejoin is not repeated after %s',
  (code) => {
    expect(failureOf(after(...LIVE, lost(2), joinFailed(code)))).toEqual(error(code))
  },
)

test('a rejected rejoin is tried again', () => {
  const retried = after(...LIVE, lost(2), joinFailed('rejected'))
  expect(retried).toMatchObject({ connection: { status: 'reconnecting', attempt: 2 } })
})

test('a late response to an earlier join changes neither a join nor a reconnection', () => {
  const failed: Event = ['roomJoinFailed', { request: B, error: error('rejected') }]
  const joining = after(...JOINING)
  expect(apply(joining, failed)).toBe(joining)
  const reconnecting = after(...LIVE, lost(2))
  expect(apply(reconnecting, ['roomJoined', { request: B, at: 3 }])).toBe(reconnecting)
})

test('a lost connection, broken media and late attempts of Socket.IO do not revive a failed call', () => {
  const failed = after(...LIVE, lost(2), ['socketReconnectFailed'])
  const late: Event[] = [lost(3), ['mediaBroken', { at: 3 }], ['socketReconnectAttempted', { attempt: 1 }]]
  expect(late.map((event) => apply(failed, event))).toEqual([failed, failed, failed])
})

test.each(['retried', 'networkOnline'] as const)('%s ends the failed state, and nothing else', (name) => {
  const failed = after(...LIVE, lost(2), ['socketReconnectFailed'])
  expect(apply(failed, [name])).toMatchObject({ connection: { status: 'reconnecting', attempt: 1 } })
  const unreachable = after(...JOINING, lost(2), ['socketReconnectFailed'])
  expect(apply(unreachable, [name])).toMatchObject({ attempts: { count: 0, offset: 0 }, error: null })
  const live = after(...LIVE)
  expect(apply(live, [name])).toBe(live)
})

test.each([
  ['joining', JOINING],
  ['reconnecting', [...LIVE, lost(2)]],
])('a call that fails while %s keeps the error of its last attempt to connect', (_, start) => {
  const failed: Event[] = [
    ['socketConnectFailed', { error: error('server-failed') }],
    ['socketReconnectAttempted', { attempt: 2 }],
  ]
  expect(failureOf(after(...start, ...failed, ['socketReconnectFailed']))).toEqual(error('server-failed'))
  const connected = after(...start, ...failed, ['socketConnected'])
  expect(failureOf(apply(connected, ['socketReconnectFailed'])), 'not of an earlier one').toEqual(error('unreachable'))
})

test.each<[CallErrorCode, boolean]>([
  ['unreachable', true],
  ['timeout', true],
  ['lost-repeatedly', true],
  ['room-full', false],
  ['room-closed', false],
  ['malformed', false],
])('a join that failed with %s is retried when the network returns: %s', (code, isRetried) => {
  const failed: Call = { status: 'joining', request: A, attempts: { count: 0, offset: 0 }, error: error(code) }
  expect(failureOf(apply(failed, ['networkOnline'])) === null).toBe(isRetried)
})

test('a restored call keeps the time at which it was joined', () => {
  const call = after(
    ['callRequested', RESTORED],
    ['codeLoaded'],
    ['devicesChecked', { request: RESTORED, areReady: true }],
    ['roomJoined', { request: RESTORED, at: 9 }],
  )
  expect(call).toMatchObject({ status: 'live', joinedAt: 5, connectedAt: 9 })
})

const request = fc.constantFrom(A, B, RESTORED)
const at = fc.integer({ min: 0, max: 30_000 })
const code = fc.constantFrom<CallErrorCode>('timeout', 'malformed', 'rejected', 'room-closed')
const payloads: { [Name in EventName]: fc.Arbitrary<unknown> } = {
  callRequested: request,
  deviceTestRequested: fc.constant(undefined),
  deviceTestDismissed: fc.constant(undefined),
  codeLoaded: fc.constant(undefined),
  codeFailed: fc.constant(new Error('no')),
  devicesChecked: fc.record({ request, areReady: fc.boolean() }),
  joinRequested: fc.constant(undefined),
  callSessionNotOpened: code.map(error),
  retried: fc.constant(undefined),
  socketConnected: fc.constant(undefined),
  socketDisconnected: fc.record({ at, isByServer: fc.boolean() }),
  socketConnectFailed: fc.record({ error: code.map(error) }),
  socketReconnectAttempted: fc.record({ attempt: fc.integer({ min: 1, max: 5 }) }),
  socketReconnectFailed: fc.constant(undefined),
  networkOnline: fc.constant(undefined),
  mediaBroken: fc.record({ at }),
  roomJoined: fc.record({ request, at }),
  roomJoinFailed: fc.record({ request, error: code.map(error) }),
  endRequested: fc.constantFrom('hung-up', 'session-ended', 'moved-to-other-tab'),
  leaveSettled: request,
}
/** Events in their usual order are as likely as any other, so that long sequences reach a live call. */
const anyEvent = fc.oneof(
  ...Object.entries(payloads).map(([name, payload]) => payload.map((value): Event => [name as EventName, value])),
)
const events = fc
  .array(fc.oneof(fc.constant(LIVE), fc.array(anyEvent, { maxLength: 4 })), { maxLength: 20 })
  .map((parts) => parts.flat())

test('a call that is over is live again only after a new request, and the time of joining never changes', () => {
  let liveCalls = 0
  fc.assert(
    fc.property(events, (sequence) => {
      let call: Call = { status: 'idle' }
      let isOver = true
      for (const event of sequence) {
        const before = call
        call = apply(call, event)
        if (event[0] === 'callRequested') isOver = false
        if (call.status === 'ended' || call.status === 'leaving') isOver = true
        if (call.status !== 'live') continue
        liveCalls += 1
        expect(isOver).toBe(false)
        if (activeRequest(before) === call.request && before.status === 'live')
          expect(call.joinedAt).toBe(before.joinedAt)
      }
    }),
    { numRuns: 500 },
  )
  expect(liveCalls).toBeGreaterThan(0)
})
