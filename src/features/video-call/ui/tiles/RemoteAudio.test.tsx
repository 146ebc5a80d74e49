import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { registerTrack, unregisterTrack } from '../../lib/media/track-registry'
import { RemoteAudio } from './RemoteAudio'

const TRACK = fakeTrack('audio')

afterEach(() => unregisterTrack(TRACK.id))

test('a blocked sound is pointed out until the peer stops sending it', async () => {
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const { scope } = await renderScreen(<RemoteAudio />)
  const { emitCallSessionEvent, enter } = driveCall(scope)
  await enter('live')
  await emitCallSessionEvent({ kind: 'received', media: 'audio', trackId: registerTrack(TRACK), isPaused: false })
  expect(await screen.findByText('Tarayıcınız sesi engelledi.')).toBeInTheDocument()
  await emitCallSessionEvent({ kind: 'removed', media: 'audio' })
  expect(screen.queryByText('Tarayıcınız sesi engelledi.')).not.toBeInTheDocument()
})
