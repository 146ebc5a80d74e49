import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../tests/support/render-screen'
import { $callRoom, roomEntered } from '../model/call-room'
import { CallSlot } from './CallSlot'

const code = vi.hoisted(() => ({ asked: 0, isThere: true }))
vi.mock('./CallStage', () => ({
  get CallStage() {
    code.asked += 1
    if (!code.isThere) throw new Error('a defect')
    return () => 'Görüşme'
  },
}))

afterEach(() => {
  Object.assign(code, { asked: 0, isThere: true })
  sessionStorage.clear()
})

async function setup() {
  const { scope } = await renderScreen(<CallSlot />)
  const room = { room: '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11', isRestored: false }
  return { scope, enter: () => act(() => allSettled(roomEntered, { scope, params: room })) }
}

test('the code of a call comes only with a call', async () => {
  const { enter } = await setup()
  expect(code.asked).toBe(0)
  await enter()
  expect(screen.getByText('Görüşme')).toBeDefined()
})

test('a call whose code does not come can be tried again, or left', async () => {
  code.isThere = false
  const { scope, enter } = await setup()
  await enter()
  expect(await screen.findByRole('button', { name: 'Yeniden dene' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(scope.getState($callRoom)).toBeNull()
})
