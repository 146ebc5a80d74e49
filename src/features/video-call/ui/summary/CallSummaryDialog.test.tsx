import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { recordPayloads } from '../../../../../tests/support/vitest/record-payloads'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { callEvents, callRequested } from '../../model/call-state'
import type { CallError } from '../../lib/signaling/call-error'
import { CallSummaryDialog } from './CallSummaryDialog'

const NINE = Date.UTC(2026, 10, 21, 6)
const MINUTE = 60_000
const ROOM = '7d0f3c52-1b7a-4e6e-9f04-6a2f7f0d9b11'

beforeEach(() => void vi.useFakeTimers({ now: NINE, toFake: ['Date'] }))

interface Setup {
  path?: '/tr' | '/en'
  names?: readonly string[]
  reloadedAfter?: number
  /** The reconnection fails with this code before the user ends the call. */
  failure?: CallError['code']
}

/** A call of ten minutes and five seconds with one outage. */
async function setup({ path = '/tr', names = ['İrem Yıldız'], reloadedAfter = 0, failure }: Setup = {}) {
  const user = userEvent.setup()
  const { scope } = await renderScreen(<CallSummaryDialog />, { path })
  const call = driveCall(scope)
  const request = { room: ROOM, ...(reloadedAfter > 0 && { joinedAt: NINE }) }
  vi.setSystemTime(NINE + reloadedAfter)
  await call.emit(callEvents.callRequested, request)
  await call.emit(callEvents.codeLoaded, undefined)
  await call.emit(callEvents.devicesChecked, { request, areReady: true })
  await call.emit(callEvents.roomJoined, { request, at: Date.now(), isReconnection: false })
  for (const name of names) {
    await call.emitCallSessionEvent({ kind: 'peerJoined', name })
    vi.setSystemTime(NINE + 5 * MINUTE)
  }
  await call.emitCallSessionEvent({ kind: 'disconnected', isByServer: false })
  vi.setSystemTime(NINE + 5 * MINUTE + 2_000)
  await call.emit(callEvents.roomJoined, { request, at: Date.now(), isReconnection: true })
  vi.setSystemTime(NINE + 10 * MINUTE + 5_000)
  if (failure) {
    const error = { code: failure, detail: '' }
    await call.emitCallSessionEvent({ kind: 'disconnected', isByServer: true })
    await call.emit(callEvents.roomJoinFailed, { request, error, isReconnection: true })
  }
  await call.end()
  return {
    user,
    scope,
    dialog: within(screen.getByRole('dialog', { name: path === '/tr' ? 'Görüşme özeti' : 'Consultation summary' })),
  }
}

test('the summary names participant, duration, reconnections and the quality of each minute', async () => {
  const { user, dialog } = await setup()
  expect(dialog.getByText('21.11.2026 09:00–09:10')).toBeInTheDocument()
  const definitions = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(definitions).toEqual(['İrem Yıldız, 09:00–09:10', '10:05', '1'])
  const minutes = dialog.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(minutes).toEqual(['1–5. dakika Ölçülmedi', '6. dakika Zayıf', '7–11. dakika Ölçülmedi'])
  await user.click(dialog.getByRole('button', { name: 'Kapat' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('the summary and its copied text name the zone of their times where the browser shows other times', async () => {
  vi.stubEnv('TZ', 'UTC')
  const { user, dialog } = await setup()
  const zone = 'Saatler klinik saatidir (Europe/Istanbul, UTC+3)'
  expect(dialog.getByText(zone)).toBeInTheDocument()
  await act(() => user.click(dialog.getByRole('button', { name: 'Metin olarak kopyala' })))
  expect(await navigator.clipboard.readText()).toContain(`09:00–09:10\n${zone}\nKatılımcı: `)
})

test('the copied text says the same', async () => {
  vi.stubEnv('TZ', 'Europe/Istanbul')
  const { user, dialog } = await setup()
  await act(() => user.click(dialog.getByRole('button', { name: 'Metin olarak kopyala' })))
  expect(await navigator.clipboard.readText()).toBe(
    [
      'Görüşme özeti: 21.11.2026 09:00–09:10',
      'Katılımcı: İrem Yıldız, 09:00–09:10',
      'Görüşme süresi: 10:05',
      'Yeniden bağlanma: 1',
      'Dakika dakika bağlantı kalitesi:',
      '- 1–5. dakika: Ölçülmedi',
      '- 6. dakika: Zayıf',
      '- 7–11. dakika: Ölçülmedi',
    ].join('\n'),
  )
})

test('a right-to-left name does not exchange the times beside it in the copied text', async () => {
  const { user, dialog } = await setup({ names: ['علي'] })
  await act(() => user.click(dialog.getByRole('button', { name: 'Metin olarak kopyala' })))
  expect(await navigator.clipboard.readText()).toContain('Katılımcı: \u2068علي\u2069, 09:00–09:10')
})

test('after a reload the summary says from when on it knows the call', async () => {
  const { user, dialog } = await setup({ path: '/en', names: ['', 'Ali Kaya'], reloadedAfter: 2 * MINUTE })
  expect(dialog.getByText(/^The page was reloaded during the consultation: .* since 09:02\.$/)).toBeInTheDocument()
  await act(() => user.click(dialog.getByRole('button', { name: 'Copy as text' })))
  const text = await navigator.clipboard.readText()
  expect(text).toContain('Consultation duration: 10:05')
  expect(text).toContain('Participant: Participant, 09:02–09:05; Ali Kaya, 09:05–09:10')
  expect(text).toContain('those since 09:02.')
  expect(text).toContain('- Minutes 3–5: Not measured\n- Minute 6: Weak')
})

test('a call in which the user stayed alone says so', async () => {
  const { dialog } = await setup({ names: [] })
  expect(dialog.getByText('Kimse katılmadı')).toBeInTheDocument()
})

test('the call that has ended can be joined again, after a check of the devices', async () => {
  const { user, scope, dialog } = await setup()
  const requested = recordPayloads(callRequested, scope)
  await user.click(dialog.getByRole('button', { name: 'Görüşmeye yeniden katıl' }))
  expect(requested).toEqual([{ room: ROOM, mustCheckDevices: true }])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a room that the platform has closed is not offered again', async () => {
  const { dialog } = await setup({ path: '/en', failure: 'room-closed' })
  expect(dialog.getByRole('button', { name: 'Copy as text' })).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Rejoin the consultation' })).not.toBeInTheDocument()
})
