import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../tests/support/render-screen'
import { roomLeft } from '../model/call-room'
import { $connection } from '../model/connection'
import { joinDialogRequested, roomTextSubmitted, roomTextTyped } from '../model/join-dialog'
import { WaitingForPeer } from './WaitingForPeer'

const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'

test('the invited peer is named until the call is over', async () => {
  const { scope } = await renderScreen(<WaitingForPeer />)
  await act(() => allSettled($connection, { scope, params: { status: 'connected' } }))
  expect(screen.getByText('Katılımcı Bekleniyor...')).toBeDefined()
  await act(() => allSettled(joinDialogRequested, { scope, params: { peerName: 'İrem Yıldız' } }))
  await act(() => allSettled(roomTextTyped, { scope, params: ROOM }))
  expect(screen.queryByText('İrem Yıldız')).toBeNull()
  await act(() => allSettled(roomTextSubmitted, { scope }))
  expect(screen.getByText('İrem Yıldız')).toBeDefined()
  await act(() => allSettled(roomLeft, { scope }))
  expect(screen.queryByText('İrem Yıldız')).toBeNull()
})
