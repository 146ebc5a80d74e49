import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { $call } from '../model/call'
import { callRequested, deviceTestRequested } from '../model/call-state'
import { VideoCall } from './VideoCall'

const chunk = vi.hoisted(() => ({ requests: 0, isAvailable: true }))
vi.mock('./call-runtime', () => ({
  get CallStage() {
    chunk.requests += 1
    if (!chunk.isAvailable) throw new Error('chunk not available')
    return () => 'Görüşme'
  },
}))

afterEach(() => void Object.assign(chunk, { requests: 0, isAvailable: true }))

async function setup() {
  const { scope } = await renderScreen(<VideoCall />)
  const room = { room: '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11' }
  const startTest = () => act(() => allSettled(deviceTestRequested, { scope }))
  return { scope, startTest, enter: () => act(() => allSettled(callRequested, { scope, params: room })) }
}

test('the chunk of the call is loaded only with a call', async () => {
  const { enter } = await setup()
  expect(chunk.requests).toBe(0)
  await enter()
  expect(screen.getByText('Görüşme')).toBeInTheDocument()
})

test('if the chunk cannot be loaded, the user can try again or leave', async () => {
  chunk.isAvailable = false
  const { scope, enter } = await setup()
  await enter()
  expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Görüntülü görüşme' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(scope.getState($call)).toEqual({ status: 'ended', reason: 'hung-up' })
})

test('a device test whose code cannot be loaded can be tried again or closed', async () => {
  chunk.isAvailable = false
  const { scope, startTest } = await setup()
  await startTest()
  expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Kamera ve mikrofonu test et' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(scope.getState($call).status).toBe('ended')
})
