import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { registerTrack, unregisterTrack } from '../../lib/media/track-registry'
import { CallHints } from '../controls/CallHints'
import { RemoteAudio } from './RemoteAudio'

const TRACK = fakeTrack('audio')

afterEach(() => unregisterTrack(TRACK.id))

async function setup() {
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
  const play = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    .mockResolvedValue()
  const { scope } = await renderScreen(
    <>
      <RemoteAudio />
      <div role="group" aria-label="İpuçları">
        <CallHints />
      </div>
    </>,
  )
  const { emitCallSessionEvent, enter } = driveCall(scope)
  await enter('live')
  await emitCallSessionEvent({ kind: 'received', media: 'audio', trackId: registerTrack(TRACK), isPaused: false })
  const hints = within(screen.getByRole('group', { name: 'İpuçları' }))
  return { play, hints, emitCallSessionEvent }
}

test('a blocked sound is pointed out among the hints until the peer stops sending it', async () => {
  const { hints, emitCallSessionEvent } = await setup()
  expect(await hints.findByText('Tarayıcınız sesi engelledi.')).toBeInTheDocument()
  await emitCallSessionEvent({ kind: 'removed', media: 'audio' })
  expect(screen.queryByText('Tarayıcınız sesi engelledi.')).not.toBeInTheDocument()
})

test('a blocked sound is played when the user asks for it', async () => {
  const { hints, play } = await setup()
  const button = await hints.findByRole('button', { name: 'Sesi aç' })
  expect(play).toHaveBeenCalledOnce()
  await userEvent.click(button)
  expect(play).toHaveBeenCalledTimes(2)
  expect(button).not.toBeInTheDocument()
})
