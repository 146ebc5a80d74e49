import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { CallStage } from '../stage/CallStage'

async function setup() {
  const { scope } = await renderScreen(<CallStage />)
  const call = driveCall(scope)
  await call.enter('live')
  return call
}

test('a missing camera and microphone are shown as off', async () => {
  const { emitTrackEvent } = await setup()
  expect(screen.getByRole('button', { name: 'Kamerayı kapat' })).toBeInTheDocument()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'notFound', microphone: 'notFound' } })
  expect(screen.getByRole('button', { name: 'Kamerayı aç' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mikrofonu aç' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Mikrofonunuz kapalı' })).toBeInTheDocument()
})
