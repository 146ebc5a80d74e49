import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { recordPayloads } from '../../../../../tests/support/vitest/record-payloads'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { screenShareToggled } from '../../model/local-media'
import { CallControls } from './CallControls'

test('a compact window shows that the screen is shared, and stops it', async () => {
  const { scope } = await renderScreen(
    <dialog open tabIndex={-1}>
      <CallControls isCompact />
    </dialog>,
  )
  const { emitTrackEvent, enter } = driveCall(scope)
  await enter('live')
  const toggled = recordPayloads(screenShareToggled, scope)
  const stopSharing = () => screen.queryByRole('button', { name: 'Paylaşımı durdur' })
  expect(stopSharing()).not.toBeInTheDocument()
  await emitTrackEvent({ kind: 'opened', source: 'screen', trackId: 'screen', deviceId: null, label: '' })
  await userEvent.click(stopSharing() as HTMLElement)
  expect(toggled).toHaveLength(1)
  await emitTrackEvent({ kind: 'stopped', source: 'screen' })
  expect(stopSharing()).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveFocus()
})
