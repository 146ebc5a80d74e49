import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { registerTrack, unregisterTrack } from '../../lib/media/track-registry'
import { TrackVideo } from './TrackVideo'

test.each([
  ['environment', false],
  ['user', true],
  [undefined, true],
] as const)('the own picture of a camera facing %s is mirrored: %s', (facingMode, isMirrored) => {
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
  const track = fakeTrack('video')
  vi.spyOn(track, 'getSettings').mockReturnValue({ deviceId: 'camera', ...(facingMode && { facingMode }) })
  const { container } = render(<TrackVideo trackId={registerTrack(track)} isLocalCamera />)
  expect(container.querySelector('video')?.hasAttribute('data-mirrored')).toBe(isMirrored)
  unregisterTrack(track.id)
})
