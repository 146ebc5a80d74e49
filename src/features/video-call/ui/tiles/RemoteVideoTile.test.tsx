import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CALL, driveCall } from '../../../../../tests/support/vitest/call-stage'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { RemoteVideoTile } from './RemoteVideoTile'

test('the invited peer is named until the call is over', async () => {
  const { scope } = await renderScreen(<RemoteVideoTile />)
  const { enter, end } = driveCall(scope)
  await enter('live', { ...CALL, peerName: 'İrem Yıldız' })
  expect(screen.getByText('Katılımcı Bekleniyor...')).toBeInTheDocument()
  expect(screen.getByText('İrem Yıldız'), 'a name that is cut off has a tooltip').toHaveAttribute(
    'title',
    'İrem Yıldız',
  )
  await end()
  expect(screen.queryByText('İrem Yıldız')).not.toBeInTheDocument()
})

test('while the call is not connected, the tile names the peer and says why it is empty', async () => {
  const { scope } = await renderScreen(<RemoteVideoTile />)
  const { end, enter, reconnect } = driveCall(scope)
  await enter('joining', { ...CALL, peerName: 'İrem Yıldız' })
  expect(screen.getByText('İrem Yıldız')).toBeInTheDocument()
  expect(screen.getByText('Bağlanıyor...'), 'announced with the badge').toHaveAttribute('aria-hidden', 'true')
  await end()
  await enter('live')
  await reconnect(1)
  expect(screen.getByText('Yeniden bağlanılıyor')).toHaveAttribute('aria-hidden', 'true')
})

test('the tile does not repeat the name, which is the title of the window', async () => {
  const { scope } = await renderScreen(<RemoteVideoTile />)
  const { emitCallSessionEvent, enter, end } = driveCall(scope)
  await enter('live')
  await emitCallSessionEvent({ kind: 'peerJoined', name: 'İrem Yıldız' })
  await emitCallSessionEvent({ kind: 'peerPausedChanged', media: 'audio', isPaused: true })
  expect(screen.queryByText('İrem Yıldız')).not.toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Mikrofonu kapalı' })).toBeInTheDocument()
  await end()
})

test('a peer without video keeps name and state while the user reconnects, as long as the audio runs', async () => {
  const { scope } = await renderScreen(<RemoteVideoTile />)
  const { emitCallSessionEvent, enter, reconnect } = driveCall(scope)
  await enter('live')
  await emitCallSessionEvent({ kind: 'peerJoined', name: 'İrem Yıldız' })
  await emitCallSessionEvent({ kind: 'received', media: 'audio', trackId: 'a', isPaused: false })
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'v', isPaused: true })
  await reconnect(1)
  expect(screen.getByRole('group', { name: 'İrem Yıldız' })).toHaveTextContent('Kamerası kapalı')
})

test('while the user reconnects, the video stays as long as it runs, and nothing is shown as switched off', async () => {
  const { container, scope } = await renderScreen(<RemoteVideoTile />)
  const { emitCallSessionEvent, enter, reconnect } = driveCall(scope)
  await enter('live')
  await emitCallSessionEvent({ kind: 'peerJoined', name: 'İrem Yıldız' })
  for (const media of ['video', 'audio'] as const)
    await emitCallSessionEvent({ kind: 'received', media, trackId: media, isPaused: false })
  vi.useFakeTimers()
  await reconnect(1)
  expect(container.querySelector('video')).toBeInTheDocument()
  for (const media of ['video', 'audio'] as const) await emitCallSessionEvent({ kind: 'removed', media })
  act(() => void vi.advanceTimersByTime(2_000))
  expect(container.querySelector('video')).not.toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/kapalı/)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})
