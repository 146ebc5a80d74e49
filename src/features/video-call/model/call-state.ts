import { createEvent } from 'effector'
import { ofKind } from '@/shared/lib/effector'
import type { CallError } from '../lib/signaling/call-error'
import type { CallSessionEvent } from '../lib/call-session'
import type { StoredCall } from '../lib/call-storage'

export type CallSettings = Pick<
  StoredCall,
  'isCameraOn' | 'isMicrophoneOn' | 'window' | 'position' | 'localTilePosition'
>

/** A new object for each call, even in the same room: it identifies late responses of an earlier call. */
export interface CallRequest {
  room: string
  /** Whom the user expects there. Never stored: after a reload only the platform says who is in the room. */
  peerName?: string | null | undefined
  /**
   * The user checks the devices before joining, even if they are those of the last call: it was opened by a link, which
   * can come from anywhere, it was taken over from another tab, whose mute state is unknown here, the page was
   * reloaded on the pre-join screen, or the session ended in between.
   */
  mustCheckDevices?: boolean
  /** The user had joined before the page was reloaded; Unix time in milliseconds. */
  joinedAt?: number
  /** Settings of the call before a reload. */
  settings?: CallSettings
}

export interface Attempts {
  /** Attempts since the call was last stable; a reconnection alone does not reset them. */
  count: number
  /** Added to the attempt number of Socket.IO, which starts at 1 after each lost connection. */
  offset: number
  /** Error of the last attempt to connect, until the socket is connected. */
  error?: CallError
}

export type LiveConnection =
  | { status: 'connected' }
  /** The first attempt is 1. */
  | { status: 'reconnecting'; attempt: number }
  | { status: 'failed'; error: CallError }

/**
 * `signing-out`: the session ends when the call is left; `other-tab-has-call`: another tab of the browser has a call;
 * `moved-to-other-tab`: this call goes on in another tab.
 */
export type EndReason = 'hung-up' | 'signing-out' | 'session-ended' | 'other-tab-has-call' | 'moved-to-other-tab'

export type Call =
  | { status: 'idle' }
  /** The code of the call is loading; without a request, for a device test. */
  | { status: 'loading'; request: CallRequest | null; error: Error | null }
  /** The user tries camera, microphone and speaker without a room. */
  | { status: 'testing' }
  /** The tab claims the call, and the devices are compared with those of the last call. */
  | { status: 'checking'; request: CallRequest }
  /** The user checks camera and microphone. */
  | { status: 'pre-join'; request: CallRequest }
  /** `error`: the portal has stopped trying. */
  | { status: 'joining'; request: CallRequest; attempts: Attempts; error: CallError | null }
  | {
      status: 'live'
      request: CallRequest
      /** Unix time in milliseconds, as is `connectedAt`; survives a reload. */
      joinedAt: number
      connectedAt: number
      attempts: Attempts
      connection: LiveConnection
    }
  /** Nothing is shown any more; the leave request is pending. */
  | { status: 'leaving'; request: CallRequest; reason: EndReason }
  | { status: 'ended'; reason: EndReason }

export type CallStatus = Call['status']
export type CallIn<Status extends CallStatus> = Extract<Call, { status: Status }>
export type RunningCall = CallIn<'joining' | 'live'>

// Selectors
/** Request of a call that has not been left. */
export const activeRequest = (call: Call): CallRequest | null =>
  'request' in call && call.status !== 'leaving' ? call.request : null
export const isRestored = ({ joinedAt }: CallRequest): boolean => joinedAt !== undefined
export const isRunning = (call: Call): call is RunningCall => call.status === 'joining' || call.status === 'live'
/**
 * A leave request over HTTP is sent: not after the session has ended, when the platform rejects it, and not if another tab
 * has the call, which it would end.
 */
export const mustLeaveOverHttp = (reason: EndReason | null): boolean =>
  reason === null || reason === 'hung-up' || reason === 'signing-out'
export function failureOf(call: Call): CallError | null {
  if (call.status === 'joining') return call.error
  return call.status === 'live' && call.connection.status === 'failed' ? call.connection.error : null
}

// Events
export const callRequested = createEvent<CallRequest>()
/** The user tries again after the code or the connection of the call has failed. */
export const retryRequested = createEvent()
export const joinRequested = createEvent()
/** Has no effect during a call. */
export const deviceTestRequested = createEvent()
export const deviceTestDismissed = createEvent()
export const callSummaryDismissed = createEvent()
/** Fires when a peer is announced for the first time, so not after a reconnection. */
export const peerArrived = createEvent<{ name: string }>()
/** The user or a new request for the same room brings back the full window. */
export const callWindowRestored = createEvent()
/** Something is shown in the page, which the full window covers, so the call is minimised. */
export const callMinimiseRequested = createEvent()
/** True while the lock screen hides the call. */
export const callHiddenChanged = createEvent<boolean>()

/** Events of the connection, the peer and the media; none after the call has been left. */
export const callSessionEventReceived = createEvent<CallSessionEvent>()
export const callSessionEventOf = <Kind extends CallSessionEvent['kind']>(kind: Kind) =>
  ofKind(callSessionEventReceived, kind)

/** Events of the transition table in `call-transitions.ts`. */
export const callEvents = {
  callRequested,
  deviceTestRequested,
  deviceTestDismissed,
  codeLoaded: createEvent(),
  codeFailed: createEvent<Error>(),
  devicesChecked: createEvent<{ request: CallRequest; areReady: boolean }>(),
  joinRequested,
  callSessionNotOpened: createEvent<CallError>(),
  retried: createEvent(),
  socketConnected: callSessionEventOf('connected'),
  socketDisconnected: callSessionEventOf('disconnected').map(({ isByServer }) => ({ isByServer, at: Date.now() })),
  socketConnectFailed: callSessionEventOf('connectFailed'),
  socketReconnectAttempted: callSessionEventOf('reconnectAttempted'),
  socketReconnectFailed: callSessionEventOf('reconnectFailed'),
  networkOnline: callSessionEventOf('online'),
  mediaBroken: createEvent<{ at: number }>(),
  roomJoined: createEvent<{ request: CallRequest; at: number; isReconnection: boolean }>(),
  roomJoinFailed: createEvent<{ request: CallRequest; error: CallError; isReconnection: boolean }>(),
  endRequested: createEvent<EndReason>(),
  leaveSettled: createEvent<CallRequest>(),
}
export const hangUpRequested = callEvents.endRequested.prepend((): EndReason => 'hung-up')
export const signOutLeaveRequested = callEvents.endRequested.prepend((): EndReason => 'signing-out')
