import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $authToken } from '@/shared/auth'
import { featuresRendered } from '@/shared/lifecycle'
import { $navigate, locationChanged } from '@/shared/routes'
import { toastRequested } from '@/shared/toasts'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'
import { callRequested } from '../model/call-state'
import { joinDialogRequested } from '../model/join-dialog'
import './room-link'

const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'

async function follow(search: string, token: string | null = 'token') {
  const navigate = vi.fn(() => Promise.resolve())
  const scope = fork({
    values: [
      [$navigate, navigate],
      [$authToken, token],
    ],
  })
  const entered = recordPayloads(callRequested, scope)
  const toast = recordPayloads(toastRequested, scope)
  await allSettled(locationChanged, { scope, params: { pathname: '/tr/takvim', search, hash: '#x' } })
  await allSettled(featuresRendered, { scope })
  return { navigate, entered, toast }
}

test('a link leads to the pre-join screen of its room from any screen and is removed from the address', async () => {
  const { navigate, entered } = await follow(`?a=1&room=${ROOM}`)
  expect(entered).toEqual([{ room: ROOM, mustCheckDevices: true }])
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr/takvim?a=1#x', { replace: true, isSkippedWhilePending: true })
})

test.each(['?room=', '?room=oda', `?room=${ROOM}0`])(
  'a link with %s shows that there is no room, and offers to join with another link or code (F-K01)',
  async (search) => {
    const { navigate, entered, toast } = await follow(search)
    const action = { label: 'joinCall', event: joinDialogRequested, payload: { peerName: null } }
    expect(toast).toEqual([{ tone: 'danger', text: { key: 'callRoomMissing' }, action }])
    expect(entered).toEqual([])
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr/takvim#x', { replace: true, isSkippedWhilePending: true })
  },
)

test('a signed-out user keeps the link until sign-in', async () => {
  const { navigate, entered } = await follow(`?room=${ROOM}`, null)
  expect(entered).toEqual([])
  expect(navigate).not.toHaveBeenCalled()
})

test('an address without a room changes nothing', async () => {
  const { navigate, entered, toast } = await follow('?rooms=1')
  expect([entered, toast, navigate.mock.calls]).toEqual([[], [], []])
})
