import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, type StoreWritable } from 'effector'
import { expect, test, vi } from 'vitest'
import { CALL, driveCall } from '../../../../../tests/support/vitest/call-stage'
import { recordPayloads } from '../../../../../tests/support/vitest/record-payloads'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import type { CallErrorCode } from '../../lib/signaling/call-error'
import { callEvents, retryRequested } from '../../model/call-state'
import { $otherTabCall, otherTabDismissed, takeoverRequested } from '../../model/call-tab'
import { CallStage } from './CallStage'

async function setup({ hasCall = true } = {}) {
  const { scope } = await renderScreen(<CallStage />)
  const call = driveCall(scope)
  if (hasCall) await call.enter('live')
  const set = <Value,>(store: StoreWritable<Value>, params: NoInfer<Value>) =>
    act(() => allSettled(store, { scope, params } as never)) as Promise<unknown>
  return {
    ...call,
    set,
    scope,
    window: () => document.querySelector<HTMLElement>('dialog[data-layout-variant]') as HTMLElement,
  }
}

test('a call that was lost repeatedly says so in the error panel (F-R05)', async () => {
  const { reconnect, failReconnection, emit, window } = await setup()
  await failReconnection()
  expect(screen.queryByText(/art arda koptu/)).not.toBeInTheDocument()
  await emit(retryRequested, undefined)
  await reconnect(6)
  expect(within(window()).getByRole('alert')).toHaveTextContent('Bağlantı art arda koptu')
})

test.each<[CallErrorCode, RegExp]>([
  ['room-full', /kontrol edinOda dolu\. Diğer katılımcı ayrılınca yeniden deneyin\.Yeniden dene$/],
  ['unsupported', /kontrol edinBu tarayıcı görüntülü görüşmeyi desteklemiyor\./],
  ['rejected', /kontrol edinBağlantı hatası: oda kilitliYeniden dene$/],
  ['unreachable', /kontrol edinYeniden dene$/],
])('the error panel names the reason of a failed join that is not the connection: %s', async (code, text) => {
  const { emit, enter, window } = await setup({ hasCall: false })
  await enter('joining')
  await emit(callEvents.roomJoinFailed, {
    request: CALL,
    error: { code, detail: 'oda kilitli' },
    isReconnection: false,
  })
  expect(within(window()).getByRole('alert')).toHaveTextContent(text)
})

test('the badge counts the attempts to five, and they and the call time are not announced one by one (F-K04)', async () => {
  const { reconnect, window } = await setup()
  await reconnect(1)
  const announcement = { selector: '[role=status]' }
  const region = await screen.findByText('Yeniden bağlanılıyor', announcement)
  for (const attempt of [1, 2, 3, 4, 5]) {
    await reconnect(attempt)
    expect(within(window()).getByText(`Yeniden Bağlanılıyor... (${attempt}/5)`)).toBeInTheDocument()
    expect(screen.getByText('Yeniden bağlanılıyor', announcement), 'unchanged, so it is announced once').toBe(region)
  }
  expect(screen.getByText(/Görüşme süresi/).closest('[role=status], [role=alert], [aria-live]')).toBeNull()
})

test('that the peer has left is announced by the toast only, not by the badge', async () => {
  const { emitCallSessionEvent, window } = await setup()
  await emitCallSessionEvent({ kind: 'peerJoined', name: 'İrem Yıldız' })
  expect(await screen.findByText('Görüşme Devam Ediyor', { selector: '[role=status]' })).toBeInTheDocument()
  vi.useFakeTimers()
  await emitCallSessionEvent({ kind: 'peerLeft' })
  act(() => void vi.advanceTimersByTime(100))
  expect(within(window()).getByText('Kullanıcı Ayrıldı')).toBeInTheDocument()
  expect(screen.queryByText('Kullanıcı Ayrıldı', { selector: '[role=status]' })).not.toBeInTheDocument()
})

test.each([
  [false, 'Görüşme başka bir sekmede sürüyor'],
  [true, 'Görüşme başka bir sekmeye taşındı'],
])('a call in another tab is shown with a choice to take it over, moved: %s (F-R04)', async (isMoved, title) => {
  const { scope, set } = await setup({ hasCall: false })
  const taken = recordPayloads(takeoverRequested, scope)
  const dismissed = recordPayloads(otherTabDismissed, scope)
  await set($otherTabCall, { room: 'room', isMoved })
  const press = (name: string) =>
    userEvent.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name }))
  await press('Kapat')
  expect(dismissed).toHaveLength(1)
  expect(screen.queryByRole('dialog', { name: title })).not.toBeInTheDocument()
  await set($otherTabCall, { room: 'room', isMoved })
  await press('Bu sekmeye al')
  expect(taken).toHaveLength(1)
})
