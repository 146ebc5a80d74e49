import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { levelMeasured } from '../../model/audio-level'
import { settingsChanged } from '../../model/call-settings'
import { CallHints } from './CallHints'

test('a hint that is followed disappears, and the window of the call gets the focus (F-P07)', async () => {
  const { scope } = await renderScreen(
    <dialog open tabIndex={-1}>
      <CallHints />
    </dialog>,
  )
  const { enter, emit } = driveCall(scope)
  await enter('live')
  await emit(settingsChanged, { isMicrophoneOn: false })
  for (let tick = 0; tick < 8; tick += 1) await emit(levelMeasured, 0.8)
  const unmute = screen.getByRole('button', { name: 'Mikrofonu aç' })
  await userEvent.click(unmute)
  expect(unmute).not.toBeInTheDocument()
  expect(screen.getByRole('dialog')).toHaveFocus()
})
