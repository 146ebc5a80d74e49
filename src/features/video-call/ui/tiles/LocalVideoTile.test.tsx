import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { LocalVideoTile } from './LocalVideoTile'

test('a camera that is being opened is not shown as off, one that cannot be opened is', async () => {
  const { scope } = await renderScreen(<LocalVideoTile />)
  const { emitTrackEvent, enter } = driveCall(scope)
  await enter('live')
  const tile = screen.getByRole('group', { name: 'Siz' })
  expect(tile).toHaveTextContent('Kamera açılıyor...')
  expect(tile).not.toHaveTextContent('Kameranız kapalı')
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'busy' } })
  expect(tile).toHaveTextContent('Kameranız kapalı')
})
