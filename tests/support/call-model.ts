import { allSettled, createWatch, type EventCallable, fork, type Unit } from 'effector'
import { vi } from 'vitest'
import type { CallLine, LineFact } from '../../src/features/video-call/lib/call-session'
import { keepTrack } from '../../src/features/video-call/lib/track-registry'
import type { LocalTracks, TrackFact, TrackKind } from '../../src/features/video-call/lib/local-tracks'
import { readOwnNameFx } from '../../src/features/video-call/api/display-name'
import '../../src/features/video-call/model/call'
import { leaveRoomFx, lineTold, openLineFx } from '../../src/features/video-call/model/call-session'
import { type CallRoom, roomEntered } from '../../src/features/video-call/model/call-room'
import { joinRequested } from '../../src/features/video-call/model/active-call'
import { callStage } from '../../src/features/video-call/model/lazy-call'
import { beginTracksFx, tracksTold } from '../../src/features/video-call/model/local-tracks'
import { lookFx } from '../../src/features/video-call/model/pre-join-check'
import { $authToken } from '../../src/shared/auth'
import { messageShown } from '../../src/shared/toasts'
import { problemOccurred } from '../../src/shared/report'
import { fakeTrack } from './fake-track'

export const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'
export const OTHER_ROOM = '8d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b22'

function fakeLine() {
  return {
    join: vi.fn<CallLine['join']>(async () => {}),
    send: vi.fn<CallLine['send']>(),
    limitVideo: vi.fn<CallLine['limitVideo']>(async () => {}),
    stats: vi.fn<CallLine['stats']>(async () => null),
    retry: vi.fn<CallLine['retry']>(),
    renew: vi.fn<CallLine['renew']>(),
    leave: vi.fn<CallLine['leave']>(async () => {}),
    close: vi.fn<CallLine['close']>(),
  } satisfies CallLine
}

function fakeTracks() {
  return {
    open: vi.fn<LocalTracks['open']>(async () => {}),
    share: vi.fn<LocalTracks['share']>(async () => {}),
    stop: vi.fn<LocalTracks['stop']>(),
    mute: vi.fn<LocalTracks['mute']>(),
    list: vi.fn<LocalTracks['list']>(async () => {}),
    close: vi.fn<LocalTracks['close']>(),
  } satisfies LocalTracks
}

/** The models of the call, with a line and devices that do what the test says; nothing has been entered yet. */
export function callStory({ isAsLastTime = false } = {}) {
  const lines: ReturnType<typeof fakeLine>[] = []
  const devices: ReturnType<typeof fakeTracks>[] = []
  const leaveRoom = vi.fn(async (_room: string) => ({}))
  const openLine = vi.fn((_given: unknown, _userName: string) => {
    const line = fakeLine()
    lines.push(line)
    return line
  })
  const scope = fork({
    values: [[$authToken, 'token']],
    handlers: [
      [callStage.loadFx, () => () => null],
      [readOwnNameFx, () => 'Dr. Ayşe Yılmaz'],
      [openLineFx, openLine],
      [
        beginTracksFx,
        () => {
          const tracks = fakeTracks()
          devices.push(tracks)
          return tracks
        },
      ],
      [lookFx, () => isAsLastTime],
      [leaveRoomFx, leaveRoom],
    ],
  })
  const heard = <Payload>(unit: Unit<Payload>) => {
    const fn = vi.fn<(payload: Payload) => void>()
    createWatch({ unit, scope, fn })
    return fn
  }
  const said = heard(messageShown)
  const problems = heard(problemOccurred)
  const say = <Payload>(event: EventCallable<Payload>, ...[params]: Payload extends void ? [] : [NoInfer<Payload>]) =>
    allSettled(event as EventCallable<unknown>, { scope, params })
  const tell = (fact: LineFact) => allSettled(lineTold, { scope, params: fact })
  const tellOfTracks = (fact: TrackFact) => allSettled(tracksTold, { scope, params: fact })

  return {
    scope,
    lines,
    devices,
    openLine,
    leaveRoom,
    problems,
    heard,
    say,
    tell,
    tellOfTracks,
    messages: () => said.mock.calls.map(([{ text }]) => text.key),
    line: () => lines.at(-1) ?? fakeLine(),
    own: () => devices.at(-1) ?? fakeTracks(),
    enter: (room: Partial<CallRoom> = {}) =>
      allSettled(roomEntered, { scope, params: { room: ROOM, isReturn: false, ...room } }),
    /** A device gives picture or sound. */
    async opens(of: TrackKind, deviceId = `${of}-1`) {
      const track = fakeTrack(of === 'microphone' ? 'audio' : 'video', deviceId)
      const fact: TrackFact = { kind: 'opened', of, trackId: keepTrack(track), deviceId, label: track.label }
      await tellOfTracks(fact)
      return track
    },
    /** From the link to being inside. */
    async join(room: Partial<CallRoom> = {}) {
      await allSettled(roomEntered, { scope, params: { room: ROOM, isReturn: false, ...room } })
      if (!room.isReturn && !isAsLastTime) await allSettled(joinRequested, { scope })
      await tell({ kind: 'connected' })
    },
  }
}
