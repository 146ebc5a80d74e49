import { fireEvent, render } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { registerTrack, unregisterTrack } from '../../lib/media/track-registry'
import { TrackVideo } from './TrackVideo'

function setup(track: MediaStreamTrack, isLocalCamera = true) {
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
  const { container } = render(<TrackVideo trackId={registerTrack(track)} isLocalCamera={isLocalCamera} />)
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

test.each([
  ['the remote video, in a browser without a window for a page', false, false, true, true],
  ['the local video there', true, false, true, false],
  ['the remote video, in a browser with windows of both kinds', false, true, true, false],
  ['the remote video, in a browser that lets pages open no window', false, false, undefined, false],
])('the window of the browser for a video is offered: %s', (_, isLocalCamera, isDocumentPip, isVideoPip, isOffered) => {
  if (isDocumentPip) vi.stubGlobal('documentPictureInPicture', {})
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: isVideoPip, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'pictureInPictureEnabled'))
  const track = fakeTrack('video')
  expect(setup(track, isLocalCamera).hasAttribute('disablePictureInPicture')).toBe(!isOffered)
  unregisterTrack(track.id)
})
