import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { recordPayloads } from '../../../../../tests/support/vitest/record-payloads'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { unregisterTrack, registerTrack } from '../../lib/media/track-registry'
import { hangUpRequested, retryRequested } from '../../model/call-state'
import { windowCoveredChanged, windowMinimised } from '../../model/call-window'
import type { RemotePeer } from '../../model/remote-peer'
import { settingsChanged } from '../../model/call-settings'
import { CallStage } from './CallStage'

const PEER: RemotePeer = {
  name: 'İrem Yıldız',
  isDisconnected: false,
  isCameraPaused: false,
  isMicrophonePaused: false,
}
const TRACK = fakeTrack('video')

afterEach(() => unregisterTrack(TRACK.id))

interface Setup {
  status?: 'joining' | 'live'
  isCameraOn?: boolean
  isMicrophoneOn?: boolean
}

async function setup({ status = 'live', isCameraOn = true, isMicrophoneOn = true }: Setup = {}) {
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { scope } = await renderScreen(<CallStage />)
  const call = driveCall(scope)
  await call.enter(status)
  await call.emit(settingsChanged, { isCameraOn, isMicrophoneOn })
  return {
    scope,
    ...call,
    window: () => document.querySelector<HTMLElement>('dialog[data-layout-variant]') as HTMLElement,
  }
}

type Emit = Awaited<ReturnType<typeof setup>>['emitCallSessionEvent']
const meet = async (emit: Emit, { name, isDisconnected, ...paused }: Partial<RemotePeer> = {}, isSending = true) => {
  const trackId = registerTrack(TRACK)
  await emit({ kind: 'peerJoined', name: name ?? PEER.name })
  for (const media of ['video', 'audio'] as const) {
    if (isSending) await emit({ kind: 'received', media, trackId, isPaused: false })
    const isPaused = media === 'video' ? paused.isCameraPaused : paused.isMicrophonePaused
    if (isPaused) await emit({ kind: 'peerPausedChanged', media, isPaused })
  }
  if (isDisconnected) await emit({ kind: 'peerDisconnected' })
}

test.each([
  ['connected', 'Görüşme Devam Ediyor'],
  ['connecting', 'Bağlanıyor...'],
  ['reconnecting', 'Yeniden Bağlanılıyor... (3/5)'],
  ['failed', 'Bağlantı Yok'],
])('a call that is %s has the badge %s', async (connection, label) => {
  const { reconnect, failReconnection, window } = await setup({
    status: connection === 'connecting' ? 'joining' : 'live',
  })
  if (connection === 'reconnecting') await reconnect(3)
  if (connection === 'failed') await failReconnection()
  expect(within(window()).getByText(label, { selector: '[data-tone]' })).toBeInTheDocument()
  expect(within(window()).queryByRole('banner')).not.toBeInTheDocument()
})

test('after the peer has left, the window still names them, and says what happens when they come back', async () => {
  const { emitCallSessionEvent, window } = await setup()
  await meet(emitCallSessionEvent)
  await emitCallSessionEvent({ kind: 'peerLeft' })
  const shown = within(window())
  expect(shown.getByText('Kullanıcı Ayrıldı')).toBeInTheDocument()
  expect(shown.getByText('Geri dönerse görüşme sürer.')).toBeInTheDocument()
  expect(shown.getByRole('heading', { name: PEER.name })).toBeInTheDocument()
  expect(window()).toHaveAccessibleName(`${PEER.name} ile görüntülü görüşme`)
})

test('after the last attempt the error panel explains what to do and offers a retry, which keeps the focus in the call (F-K04)', async () => {
  const { scope, failReconnection, window } = await setup()
  await failReconnection()
  const alert = within(window()).getByRole('alert')
  expect(alert).toHaveTextContent('Bağlantı Kurulamadı')
  expect(alert).toHaveTextContent('Lütfen internet bağlantınızı kontrol edin')
  const retried = recordPayloads(retryRequested, scope)
  await userEvent.click(within(alert).getByRole('button', { name: 'Yeniden dene' }))
  expect(retried).toHaveLength(1)
  expect(alert).not.toBeInTheDocument()
  expect(window()).toHaveFocus()
})

test('the peer is shown with name, camera and microphone', async () => {
  const { emitCallSessionEvent } = await setup()
  expect(screen.getByRole('heading', { name: 'Görüntülü görüşme' })).toBeInTheDocument()
  await meet(emitCallSessionEvent)
  const title = within(screen.getByRole('heading', { name: PEER.name }))
  expect(title.getByText(PEER.name).tagName).toBe('BDI')
  expect(title.getByText(PEER.name)).toHaveAttribute('title', PEER.name)
  const tile = within(screen.getByRole('group', { name: PEER.name }))
  expect(tile.getByRole('img', { name: 'Kamerası açık' })).toBeInTheDocument()
  expect(tile.getByRole('img', { name: 'Mikrofonu açık' })).toBeInTheDocument()
})

test.each([
  ['paused', true],
  ['not sent at all', false],
])('a peer whose media are %s is shown as off, without a video element', async (_, isPaused) => {
  const { emitCallSessionEvent, window } = await setup({ isCameraOn: false })
  await meet(emitCallSessionEvent, { isCameraPaused: isPaused, isMicrophonePaused: isPaused }, isPaused)
  const tile = within(screen.getByRole('group', { name: PEER.name }))
  expect(tile.getByRole('img', { name: 'Kamerası kapalı' })).toBeInTheDocument()
  expect(tile.getByRole('img', { name: 'Mikrofonu kapalı' })).toBeInTheDocument()
  expect(window().querySelector('video')).not.toBeInTheDocument()
})

test('while the peer is disconnected, camera and microphone are shown as unknown', async () => {
  const { emitCallSessionEvent } = await setup()
  await meet(emitCallSessionEvent, { isDisconnected: true })
  const tile = within(screen.getByRole('group', { name: PEER.name }))
  expect(tile.getAllByRole('img', { name: /bağlantısı koptu, bekleniyor$/ })).toHaveLength(2)
  expect(tile.getByText('Bağlantısı koptu, bekleniyor')).toBeInTheDocument()
})

test('markup in a name is shown as text', async () => {
  const { emitCallSessionEvent } = await setup()
  await meet(emitCallSessionEvent, { name: '<img src=x onerror=alert(1)>' })
  expect(screen.getByRole('group', { name: '<img src=x onerror=alert(1)>' })).toBeInTheDocument()
})

test('each control is named after its action, and renamed after a click', async () => {
  await setup({ isMicrophoneOn: false })
  await userEvent.click(screen.getByRole('button', { name: 'Mikrofonu aç' }))
  expect(screen.getByRole('button', { name: 'Mikrofonu kapat' })).toHaveAttribute('aria-keyshortcuts', 'M')
  await userEvent.click(screen.getByRole('button', { name: 'Kamerayı kapat' }))
  expect(screen.getByRole('button', { name: 'Kamerayı aç' })).toBeInTheDocument()
})

test('the minimised window is not modal and shows name, status, mute, camera and end', async () => {
  const { scope, emitCallSessionEvent, emitTrackEvent, window } = await setup()
  await meet(emitCallSessionEvent)
  await emitTrackEvent({ kind: 'opened', source: 'camera', trackId: TRACK.id, deviceId: null, label: '' })
  expect(screen.getByRole('group', { name: 'Siz' })).toBeInTheDocument()
  await act(() => allSettled(windowMinimised, { scope }))
  expect(window()).toHaveAttribute('data-layout-variant', 'minimised')
  expect(screen.queryByRole('group', { name: 'Siz' })).not.toBeInTheDocument()
  const small = within(window())
  expect(small.getByRole('heading', { name: PEER.name })).toBeInTheDocument()
  expect(small.getByText(PEER.name)).toHaveAttribute('title', PEER.name)
  expect(small.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Pencereyi taşı',
    'Büyüt',
    'Mikrofonu kapat',
    'Kamerayı kapat',
    'Görüşmeyi bitir',
  ])
  await userEvent.click(small.getByRole('button', { name: 'Büyüt' }))
  expect(window()).toHaveAttribute('data-layout-variant', 'full')
})

test('the handle moves the small window by arrow keys and from corner to corner', async () => {
  const { scope, window } = await setup()
  await act(() => allSettled(windowMinimised, { scope }))
  const handle = screen.getByRole('button', { name: 'Pencereyi taşı' })
  expect(window()).not.toHaveAttribute('data-moved')
  act(() => handle.focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(window().style.getPropertyValue('--x')).toBe('16px')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(window().style.getPropertyValue('--y')).toBe('80px')
  for (let presses = 0; presses < 3; presses += 1) await userEvent.click(handle)
  expect(window()).toHaveAttribute('data-moved')
  await userEvent.click(handle)
  expect(window(), 'back in its default position').not.toHaveAttribute('data-moved')
})

test('the local video tile keeps its position after the window was minimised', async () => {
  const { scope } = await setup()
  const own = () => screen.getByRole('group', { name: 'Siz' })
  act(() => screen.getByRole('button', { name: 'Kendi görüntümü taşı' }).focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(own().style.getPropertyValue('--x')).toBe('16px')
  await act(() => allSettled(windowMinimised, { scope }))
  await userEvent.click(screen.getByRole('button', { name: 'Büyüt' }))
  expect(own().style.getPropertyValue('--x')).toBe('16px')
})

/** Fullscreen API, which the test environment does not have. */
function fakeScreen() {
  let filled: Element | null = null
  const fill = vi.fn(async () => {
    filled = document.documentElement
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  const leave = vi.fn(async () => {
    filled = null
    document.dispatchEvent(new Event('fullscreenchange'))
  })
  Object.defineProperties(document, {
    fullscreenEnabled: { configurable: true, value: true },
    fullscreenElement: { configurable: true, get: () => filled },
    exitFullscreen: { configurable: true, value: leave },
  })
  Object.defineProperty(document.documentElement, 'requestFullscreen', { configurable: true, value: fill })
  return { filled: () => filled, fill }
}

test('fullscreen stays while a dialog minimises the call, and ends when the user minimises it', async () => {
  const { filled } = fakeScreen()
  const { scope, window } = await setup()
  const dialog = window() as HTMLDialogElement
  const shown = vi.spyOn(dialog, 'showModal')
  await userEvent.click(screen.getByRole('button', { name: 'Tam ekran' }))
  expect(filled()).toBe(document.documentElement)
  expect(shown, 'above the page that fills the screen').toHaveBeenCalledOnce()
  expect(dialog.open).toBe(true)

  await act(() => allSettled(windowCoveredChanged, { scope, params: true }))
  expect(window()).toHaveAttribute('data-layout-variant', 'minimised')
  await act(() => allSettled(windowCoveredChanged, { scope, params: false }))
  expect(screen.getByRole('button', { name: 'Tam ekrandan çık' })).toBeInTheDocument()

  await act(() => allSettled(windowMinimised, { scope }))
  expect(filled()).not.toBeInTheDocument()
})

test('the end of the call leaves fullscreen', async () => {
  const { filled } = fakeScreen()
  const { end } = await setup()
  await userEvent.click(screen.getByRole('button', { name: 'Tam ekran' }))
  await end()
  expect(filled()).not.toBeInTheDocument()
})

test('the call ends with one click', async () => {
  const { scope } = await setup()
  const ended = recordPayloads(hangUpRequested, scope)
  await userEvent.click(screen.getByRole('button', { name: 'Görüşmeyi bitir' }))
  expect(ended).toHaveLength(1)
})
