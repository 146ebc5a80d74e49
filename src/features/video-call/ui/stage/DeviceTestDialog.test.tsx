import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { $call } from '../../model/call'
import { CallStage } from './CallStage'

async function setup() {
  const { scope } = await renderScreen(<CallStage />)
  const call = driveCall(scope)
  await call.startTest()
  return { scope, ...call }
}

test('the device test has the checks of the pre-join screen, and no way into a room', async () => {
  const { scope } = await setup()
  expect(screen.getByRole('dialog', { name: 'Kamera ve mikrofonu test et' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Görüşme kontrolleri' })).toBeInTheDocument()
  expect(screen.getByRole('meter', { name: 'Mikrofon seviyesi' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Hoparlörü test et' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Görüşmeye katıl' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(scope.getState($call).status).toBe('idle')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a blocked permission is explained over the device test', async () => {
  const { emitTrackEvent } = await setup()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied', microphone: 'denied' } })
  expect(screen.getByRole('dialog', { name: 'Kamera/Mikrofon İzni Gerekli' })).toBeInTheDocument()
  expect(screen.getByText(/Kamera ve mikrofon erişimi reddedildi/)).toBeInTheDocument()
})
