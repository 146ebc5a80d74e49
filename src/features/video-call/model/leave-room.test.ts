// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { loadCallStageFx } from '../launcher/call-launcher'
import { $call } from './call'
import { callEvents, type CallRequest, callRequested, hangUpRequested } from './call-state'
import { checkOtherTabCallFx, leaveRoomFx } from './leave-room'

const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'
const RESTORED = { joinedAt: 1 }

interface Options {
  loadCode?: () => Promise<never>
  isInOtherTab?: boolean
}

/** The chunk of the call is never loaded. */
function setup({ loadCode = () => Promise.reject(new Error('no chunk')), isInOtherTab = false }: Options = {}) {
  const leaveRoom = vi.fn(async (_request: CallRequest) => ({}))
  const scope = fork({
    handlers: [
      [loadCallStageFx, loadCode],
      [checkOtherTabCallFx, () => isInOtherTab],
      [leaveRoomFx, leaveRoom],
    ],
  })
  const enter = (request: Partial<CallRequest>) =>
    void allSettled(callRequested, { scope, params: { room: ROOM, ...request } })
  return { scope, leaveRoom, enter }
}

test.each([
  ['while its code is loading', { loadCode: () => new Promise<never>(() => {}) }],
  ['after its code has failed to load', {}],
])('a restored call that is dismissed %s leaves its room', async (_, options) => {
  const { scope, leaveRoom, enter } = setup(options)
  enter(RESTORED)
  void allSettled(hangUpRequested, { scope })
  await vi.waitFor(() => expect(leaveRoom).toHaveBeenCalledOnce())
  expect(leaveRoom).toHaveBeenCalledWith(expect.objectContaining({ room: ROOM }))
  expect(scope.getState($call)).toEqual({ status: 'ended', reason: 'hung-up' })
})

test.each([
  ['has not been joined', {}, {}, 'hung-up'],
  ['goes on in another tab', RESTORED, { isInOtherTab: true }, 'hung-up'],
  ['ends with the session', RESTORED, {}, 'session-ended'],
] as const)('a call without its code that %s sends no leave request', async (_, request, options, reason) => {
  const { scope, leaveRoom, enter } = setup(options)
  enter(request)
  await allSettled(callEvents.endRequested, { scope, params: reason })
  expect(scope.getState($call).status).toBe('ended')
  expect(leaveRoom).not.toHaveBeenCalled()
})
