import { beforeEach, expect, test, vi } from 'vitest'
import { type ToastContent, toastRequested } from '@/shared/toasts'
import { setupCallModel } from '../../../../tests/support/vitest/call-model'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import type { CallSessionEvent } from '../lib/call-session'
import type { LocalTrackEvent } from '../lib/devices/local-tracks'

beforeEach(() => void vi.useFakeTimers())

async function setup() {
  const model = setupCallModel()
  const toasts = recordPayloads(toastRequested, model.scope)
  await model.join()
  return { ...model, toasts }
}

const REJECTED = { code: 'rejected', detail: 'no capacity' } as const
const joined = (name: string): CallSessionEvent => ({ kind: 'peerJoined', name })
const lost = (isByServer: boolean): CallSessionEvent => ({ kind: 'disconnected', isByServer })
const danger = (text: ToastContent['text']): ToastContent => ({ tone: 'danger', text })

test.each<[string, CallSessionEvent[], ToastContent]>([
  ['the user is alone', [], { tone: 'success', text: { key: 'callWaitingForPeer' } }],
  ['a peer joins', [joined('İrem')], { tone: 'info', text: { key: 'callPeerJoined', params: { name: 'İrem' } } }],
  ['a peer without a name joins', [joined('')], { tone: 'info', text: { key: 'callUnnamedPeerJoined' } }],
  ['the peer leaves', [joined('İrem'), { kind: 'peerLeft' }], { tone: 'info', text: { key: 'callPeerLeft' } }],
  ['audio fails', [{ kind: 'receivingFailed', media: 'audio' }], danger({ key: 'callAudioFailed' })],
  ['video fails', [{ kind: 'receivingFailed', media: 'video' }], danger({ key: 'callVideoFailed' })],
  ['the platform disconnects', [lost(true)], { tone: 'warning', text: { key: 'callConnectionClosed' } }],
  [
    'the connection is back',
    [lost(false), { kind: 'connected' }],
    { tone: 'success', text: { key: 'callReconnected' } },
  ],
  [
    'the platform cannot be reached again',
    [lost(false), { kind: 'connectFailed', error: { code: 'unreachable', detail: '' } }],
    danger({ key: 'callReconnectionUnreachable' }),
  ],
  [
    'a reconnection fails for a known reason',
    [lost(false), { kind: 'connectFailed', error: { code: 'room-full', detail: '' } }],
    danger({ key: 'callRoomFull' }),
  ],
  [
    'a reconnection fails for another reason',
    [lost(false), { kind: 'connectFailed', error: REJECTED }],
    danger({ key: 'callReconnectionFailed', params: { reason: 'no capacity' } }),
  ],
  [
    'the platform rejects the microphone',
    [{ kind: 'sendingFailed', media: 'audio', error: REJECTED }],
    danger({ key: 'callConnectionFailed', params: { reason: 'no capacity' } }),
  ],
])('%s: the user sees one toast with its reason', async (_, events, toast) => {
  const { emitCallSessionEvent, toasts } = await setup()
  for (const event of events) {
    toasts.length = 0
    await emitCallSessionEvent(event)
  }
  expect(toasts).toEqual([toast])
})

const replaced = (source: 'camera' | 'microphone'): LocalTrackEvent[] => [
  { kind: 'ended', source },
  { kind: 'opened', source, trackId: 't', deviceId: 'd', label: 'Built-in' },
]
test.each<[string, LocalTrackEvent[], ToastContent[]]>([
  ['a busy microphone', [{ kind: 'failed', errors: { microphone: 'busy' } }], [danger({ key: 'callMediaBusy' })]],
  ['a missing camera', [{ kind: 'failed', errors: { camera: 'notFound' } }], [danger({ key: 'callMediaNotFound' })]],
  [
    'a replaced camera',
    replaced('camera'),
    [{ tone: 'info', text: { key: 'callCameraReplaced', params: { device: 'Built-in' } } }],
  ],
  [
    'a replaced microphone',
    replaced('microphone'),
    [{ tone: 'info', text: { key: 'callMicrophoneReplaced', params: { device: 'Built-in' } } }],
  ],
  [
    'sharing that the browser ends',
    [{ kind: 'ended', source: 'screen' }],
    [{ tone: 'info', text: { key: 'callScreenEnded' } }],
  ],
  ['sharing that the user stops', [{ kind: 'stopped', source: 'screen' }], []],
])('%s shows a toast, unless the user has requested it', async (_, events, expected) => {
  const { emitTrackEvent, toasts } = await setup()
  for (const event of events) await emitTrackEvent(event)
  expect(toasts.slice(1)).toEqual(expected)
})
