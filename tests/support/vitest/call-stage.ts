import { act } from '@testing-library/react'
import { allSettled, type EventCallable, type Scope } from 'effector'
import type { CallSessionEvent } from '../../../src/features/video-call/lib/call-session'
import type { LocalTrackEvent } from '../../../src/features/video-call/lib/devices/local-tracks'
import {
  callEvents,
  type CallRequest,
  callSessionEventReceived,
} from '../../../src/features/video-call/model/call-state'
import '../../../src/features/video-call/model/local-media-flow'
import { trackEventReceived } from '../../../src/features/video-call/model/track-effects'

export const CALL: CallRequest = { room: '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11' }

/** Brings the call of a rendered view into a state by its events; the flow is not loaded, so no effect starts. */
export function driveCall(scope: Scope) {
  const emit = <Payload>(event: EventCallable<Payload>, params: NoInfer<Payload>) =>
    act(() => allSettled(event as EventCallable<unknown>, { scope, params })) as Promise<unknown>
  const emitCallSessionEvent = (event: CallSessionEvent) => emit(callSessionEventReceived, event)
  return {
    emit,
    emitCallSessionEvent,
    emitTrackEvent: (event: LocalTrackEvent) => emit(trackEventReceived, event),
    async startTest() {
      await emit(callEvents.deviceTestRequested, undefined)
      await emit(callEvents.codeLoaded, undefined)
    },
    async enter(status: 'pre-join' | 'joining' | 'live', request = CALL) {
      await emit(callEvents.callRequested, request)
      await emit(callEvents.codeLoaded, undefined)
      await emit(callEvents.devicesChecked, { request, areReady: status !== 'pre-join' })
      if (status !== 'live') return
      await emit(callEvents.roomJoined, { request, at: Date.now(), isReconnection: false })
    },
    async reconnect(attempt: number) {
      await emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
      await emitCallSessionEvent({ kind: 'reconnectAttempted', attempt })
    },
    failReconnection: () => emitCallSessionEvent({ kind: 'reconnectFailed' }),
    end: () => emit(callEvents.endRequested, 'hung-up'),
  }
}
