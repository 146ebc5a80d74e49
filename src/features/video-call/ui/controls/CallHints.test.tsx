import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, type Scope } from 'effector'
import { createPortal } from 'react-dom'
import { expect, test, vi } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { stubWindowWidth } from '../../../../../tests/support/vitest/window-width'
import { levelMeasured } from '../../model/audio-level'
import { settingsChanged } from '../../model/call-settings'
import { openCallSessionFx } from '../../model/call-session-effects'
import { windowMinimised } from '../../model/call-window'
import { CallHints } from './CallHints'

async function followHint(scope: Scope, body: HTMLElement) {
  const { enter, emit } = driveCall(scope)
  await enter('live')
  await emit(settingsChanged, { isMicrophoneOn: false })
  for (let tick = 0; tick < 8; tick += 1) await emit(levelMeasured, 0.8)
  const unmute = within(body).getByRole('button', { name: 'Mikrofonu aç' })
  await userEvent.click(unmute)
  expect(body.contains(unmute)).toBe(false)
}

test('a hint that is followed disappears, and the window of the call gets the focus (F-P07)', async () => {
  const { scope } = await renderScreen(
    <dialog open tabIndex={-1}>
      <CallHints />
    </dialog>,
  )
  await followHint(scope, document.body)
  expect(screen.getByRole('dialog')).toHaveFocus()
})

test('a microphone that waits for its permission is pointed out after two seconds, until it opens', async () => {
  const { scope } = await renderScreen(<CallHints />)
  const { emit, enter, emitTrackEvent } = driveCall(scope)
  await enter('live')
  await emit(settingsChanged, { isMicrophoneOn: false })
  vi.useFakeTimers()
  await emit(settingsChanged, { isMicrophoneOn: true })
  const hint = () => screen.queryByText(/^Mikrofonunuz henüz açılmadı/, { selector: 'span' })
  act(() => void vi.advanceTimersByTime(1_999))
  expect(hint()).not.toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(1))
  expect(hint()).toBeInTheDocument()
  await emitTrackEvent({ kind: 'opened', source: 'microphone', trackId: 'm', deviceId: null, label: '' })
  expect(hint()).not.toBeInTheDocument()
})

test.each([
  ['microphone', /^Mikrofonunuz cihazda veya işletim sisteminde kapalı/],
  ['camera', /^Kameranız cihazda veya işletim sisteminde kapalı/],
] as const)('a %s that the operating system has muted is pointed out until that ends (F-L10)', async (source, text) => {
  const { scope } = await renderScreen(<CallHints />)
  const { enter, emitTrackEvent } = driveCall(scope)
  await enter('live')
  for (const opened of ['microphone', 'camera'] as const)
    await emitTrackEvent({ kind: 'opened', source: opened, trackId: opened, deviceId: null, label: '' })
  const hint = () => screen.queryByText(text, { selector: 'span' })
  expect(hint()).not.toBeInTheDocument()
  await emitTrackEvent({ kind: 'muted', source, isMutedBySystem: true })
  expect(hint()).toBeInTheDocument()
  await emitTrackEvent({ kind: 'muted', source, isMutedBySystem: false })
  expect(hint()).not.toBeInTheDocument()
})

test('in a minimised window below 600 px the hint of a weak connection does not repeat the camera button', async () => {
  vi.useFakeTimers()
  const resize = stubWindowWidth(390)
  const lost = { type: 'remote-inbound-rtp', fractionLost: 0.3, roundTripTime: 0.05 }
  const stats = async () => ({ sent: new Map([['video', lost]]), received: new Map() })
  const { scope } = await renderScreen(<CallHints />, { handlers: [[openCallSessionFx, () => ({ stats })]] })
  const { emit, enter, emitTrackEvent, end } = driveCall(scope)
  await enter('live')
  for (const source of ['microphone', 'camera'] as const)
    await emitTrackEvent({ kind: 'opened', source, trackId: source, deviceId: null, label: '' })
  await act(() => allSettled(openCallSessionFx, { scope, params: '' }))
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  const button = () => screen.queryByRole('button', { name: 'Kameramı kapat' })
  expect(button()).toBeInTheDocument()
  await emit(windowMinimised, undefined)
  expect(screen.getByText('İnternet bağlantınız zayıf.', { selector: 'span' })).toBeInTheDocument()
  expect(button()).not.toBeInTheDocument()
  act(() => resize(1440))
  expect(button()).toBeInTheDocument()
  await end()
})

test('a hint that is followed in a picture-in-picture window gives the focus to the main landmark', async () => {
  const page = Object.defineProperty(document.implementation.createHTMLDocument(), 'defaultView', { value: window })
  const { scope } = await renderScreen(
    createPortal(
      <main tabIndex={-1}>
        <CallHints />
      </main>,
      page.body,
    ),
  )
  await followHint(scope, page.body)
  expect(page.activeElement).toBe(within(page.body).getByRole('main'))
})
