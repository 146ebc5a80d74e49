import { fireEvent, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { registerTrack, unregisterTrack } from '../../lib/media/track-registry'
import { TrackVideo } from './TrackVideo'

function setup(track: MediaStreamTrack) {
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
  const { container } = render(<TrackVideo trackId={registerTrack(track)} isLocalCamera />)
  return container.querySelector('video') as HTMLVideoElement
}

test.each([
  ['environment', false],
  ['user', true],
  [undefined, true],
] as const)('the local video of a camera facing %s is mirrored: %s', (facingMode, isMirrored) => {
  const track = fakeTrack('video')
  vi.spyOn(track, 'getSettings').mockReturnValue({ deviceId: 'camera', ...(facingMode && { facingMode }) })
  expect(setup(track).hasAttribute('data-mirrored')).toBe(isMirrored)
  unregisterTrack(track.id)
})

test('a video that the system pauses is played again, but not twice at once', () => {
  const track = fakeTrack('video')
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const video = setup(track)
  fireEvent.pause(video)
  fireEvent.pause(video)
  expect(play).toHaveBeenCalledOnce()
  unregisterTrack(track.id)
})
