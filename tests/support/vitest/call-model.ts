import { allSettled, type EventCallable, fork } from 'effector'
import { vi } from 'vitest'
import { recordPayloads } from './record-payloads'
import type { CallSession, CallSessionEvent } from '../../../src/features/video-call/lib/call-session'
import { registerTrack } from '../../../src/features/video-call/lib/media/track-registry'
import type { DeviceLists } from '../../../src/features/video-call/lib/devices/local-devices'
import type {
  LocalTracks,
  LocalTrackEvent,
  TrackSource,
} from '../../../src/features/video-call/lib/devices/local-tracks'
import { fetchCurrentUserFx, fetchDisplayNameFx } from '../../../src/entities/user'
import { $isSameUser } from '../../../src/entities/user/model/tab-owner'
import { loadCallStageFx } from '../../../src/features/video-call/launcher/call-launcher'
import {
  type CallRequest,
  callRequested,
  isRestored,
  joinRequested,
  callSessionEventReceived,
} from '../../../src/features/video-call/model/call-state'
import '../../../src/features/video-call/model/call-flow'
import { openCallSessionFx } from '../../../src/features/video-call/model/call-session-effects'
import { claimCallFx, takeOverFx } from '../../../src/features/video-call/model/call-tab'
import { $connection } from '../../../src/features/video-call/model/call'
import { leaveRoomFx } from '../../../src/features/video-call/model/leave-room'
import { $camera, $microphone } from '../../../src/features/video-call/model/local-media'
import { $callLabel } from '../../../src/features/video-call/model/remote-peer'
import { checkDevicesFx, startTracksFx, trackEventReceived } from '../../../src/features/video-call/model/track-effects'
import { $authToken } from '../../../src/shared/auth'
import type { ReleaseTabMutex } from '../../../src/shared/browser'
import { toastRequested } from '../../../src/shared/toasts'
import { problemOccurred } from '../../../src/shared/report'
import { fakeTrack } from './fake-track'
import type { EffectHandlers } from './render-screen'

export { loadCallStageFx }

export const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'
export const OTHER_ROOM = '8d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b22'

function fakeCallSession() {
  return {
    join: vi.fn<CallSession['join']>(async () => {}),
    send: vi.fn<CallSession['send']>(),
    limitVideo: vi.fn<CallSession['limitVideo']>(async () => {}),
    stats: vi.fn<CallSession['stats']>(async () => null),
    retry: vi.fn<CallSession['retry']>(),
    renew: vi.fn<CallSession['renew']>(),
    stop: vi.fn<CallSession['stop']>(),
    leave: vi.fn<CallSession['leave']>(async () => {}),
  } satisfies CallSession
}

function fakeTracks() {
  return {
    open: vi.fn<LocalTracks['open']>(async () => {}),
    share: vi.fn<LocalTracks['share']>(async () => {}),
    stop: vi.fn<LocalTracks['stop']>(),
    mute: vi.fn<LocalTracks['mute']>(),
    close: vi.fn<LocalTracks['close']>(),
  } satisfies LocalTracks
}

interface CallModelOptions {
  skipsPreJoin?: boolean
  /** Another tab of the browser has a call. */
  isInOtherTab?: boolean
  claim?: () => Promise<ReleaseTabMutex | null>
  takeOver?: () => Promise<ReleaseTabMutex | null>
  loadCode?: () => () => null
  fetchDisplayName?: () => Promise<string>
  /** The tab has belonged to this user before; null until `fetchCurrentUserFx` identifies the user. */
  isSameUser?: boolean | null
  fetchCurrentUser?: () => Promise<string>
  /** Handlers of effects that do not belong to the call. */
  handlers?: EffectHandlers
}

export function setupCallModel({
  skipsPreJoin = false,
  isInOtherTab = false,
  claim,
  takeOver,
  loadCode = () => () => null,
  fetchDisplayName = async () => 'Dr. Ayşe Yılmaz',
  isSameUser = true,
  fetchCurrentUser = async () => 'dr-1',
  handlers = [],
}: CallModelOptions = {}) {
  const releaseTab = vi.fn()
  const callSessions: ReturnType<typeof fakeCallSession>[] = []
  const devices: ReturnType<typeof fakeTracks>[] = []
  const leaveRoom = vi.fn(async (_room: string) => ({}))
  const openCallSession = vi.fn((_given: unknown, _userName: string) => {
    const callSession = fakeCallSession()
    callSessions.push(callSession)
    return callSession
  })
  const scope = fork({
    values: [
      [$authToken, 'token'],
      [$isSameUser, isSameUser],
    ],
    handlers: [
      [loadCallStageFx, loadCode],
      [fetchCurrentUserFx, fetchCurrentUser],
      [fetchDisplayNameFx, fetchDisplayName],
      [openCallSessionFx, openCallSession],
      [
        startTracksFx,
        () => {
          const tracks = fakeTracks()
          devices.push(tracks)
          return tracks
        },
      ],
      [
        checkDevicesFx,
        ({ request }: { request: CallRequest }) => isRestored(request) || (skipsPreJoin && !request.mustCheckDevices),
      ],
      [claimCallFx, claim ?? (() => (isInOtherTab ? null : releaseTab))],
      [takeOverFx, takeOver ?? (() => releaseTab)],
      [leaveRoomFx, ({ room }: CallRequest) => leaveRoom(room)],
      ...handlers,
    ],
  })
  const toasts = recordPayloads(toastRequested, scope)
  const problems = recordPayloads(problemOccurred, scope)
  const emit = <Payload>(event: EventCallable<Payload>, ...[params]: Payload extends void ? [] : [NoInfer<Payload>]) =>
    allSettled(event as EventCallable<unknown>, { scope, params })
  const emitCallSessionEvent = (event: CallSessionEvent) =>
    allSettled(callSessionEventReceived, { scope, params: event })
  const emitTrackEvent = (event: LocalTrackEvent) => allSettled(trackEventReceived, { scope, params: event })
  const enter = (request: Partial<CallRequest> = {}) =>
    allSettled(callRequested, { scope, params: { room: ROOM, ...request } })

  return {
    scope,
    callSessions,
    devices,
    openCallSession,
    leaveRoom,
    releaseTab,
    problems,
    emit,
    emitCallSessionEvent,
    emitTrackEvent,
    toastKeys: () => toasts.map(({ text }) => text.key),
    callSession: () => callSessions.at(-1) ?? fakeCallSession(),
    localTracks: () => devices.at(-1) ?? fakeTracks(),
    enter,
    async openDevice(source: TrackSource, deviceId = `${source}-1`) {
      const track = fakeTrack(source === 'microphone' ? 'audio' : 'video', deviceId)
      const event: LocalTrackEvent = {
        kind: 'opened',
        source,
        trackId: registerTrack(track),
        deviceId,
        label: track.label,
      }
      await emitTrackEvent(event)
      return track
    },
    async join(request: Partial<CallRequest> = {}) {
      await enter(request)
      if (request.joinedAt === undefined && !skipsPreJoin) await allSettled(joinRequested, { scope })
      await emitCallSessionEvent({ kind: 'connected' })
    },
  }
}

const entry = (deviceId: string) => ({ deviceId, label: deviceId })
export const deviceLists = (cameras: string[], microphones: string[], speakers: string[] = []): DeviceLists => ({
  camera: cameras.map(entry),
  microphone: microphones.map(entry),
  speaker: speakers.map(entry),
})

interface EnteredCall {
  /** True: the call is joined. False: it is in the pre-join screen. */
  isInside?: boolean
}

/** A call with running camera and microphone. */
export async function setupRunningDevices({ isInside = true }: EnteredCall = {}) {
  const model = setupCallModel()
  await (isInside ? model.join() : model.enter())
  const camera = await model.openDevice('camera')
  const microphone = await model.openDevice('microphone')
  await model.emitTrackEvent({ kind: 'listed', devices: deviceLists(['camera-1'], ['microphone-1']) })
  model.localTracks().open.mockClear()
  model.callSession().send.mockClear()
  return {
    ...model,
    camera,
    microphone,
    state: () => [$camera, $microphone].map((store) => model.scope.getState(store)),
  }
}

/** A call without the pre-join screen. */
export async function setupConnection({ isInside = true }: EnteredCall = {}) {
  const model = setupCallModel({ skipsPreJoin: true })
  await (isInside ? model.join() : model.enter())
  const status = () => model.scope.getState($connection)
  return { ...model, status, label: () => model.scope.getState($callLabel) }
}
