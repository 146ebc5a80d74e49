import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createEffect, createWatch, type StoreWritable } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../../../../tests/support/render-screen'
import { unregisterTrack, registerTrack } from '../lib/track-registry'
import { $phase, callEnded } from '../model/call'
import { $callSettings } from '../model/call-room'
import { windowCoveredChanged, windowMinimised } from '../model/call-window'
import { $connection, type CallConnectionStatus, retryRequested } from '../model/connection'
import { $localTracks } from '../model/local-tracks'
import { $hasPeerLeft, $peer, $remoteAudio, $remoteVideo, type RemotePeer } from '../model/remote-peer'
import { CallStage } from './CallStage'

// The retry itself is tested with the models.
vi.mock('../api/display-name', () => ({ fetchDisplayNameFx: createEffect(() => Promise.reject(new Error('offline'))) }))

const PEER: RemotePeer = {
  name: 'İrem Yıldız',
  isDisconnected: false,
  isCameraPaused: false,
  isMicrophonePaused: false,
}
const TRACK = { id: 'a-track' } as MediaStreamTrack

afterEach(() => {
  unregisterTrack(TRACK.id)
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function setup({ path = '/tr' as const, isCameraOn = true, isMicrophoneOn = true } = {}) {
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { scope } = await renderScreen(<CallStage />, { path })
  const set = <Value,>(store: StoreWritable<Value>, params: NoInfer<Value>) =>
    act(() => allSettled(store, { scope, params } as never)) as Promise<unknown>
  const connect = (connection: CallConnectionStatus) => set($connection, connection)
  await set($callSettings, { isCameraOn, isMicrophoneOn, window: 'full', position: null, localTilePosition: null })
  await connect({ status: 'connected' })
  await set($phase, 'joined')
  return {
    scope,
    set,
    connect,
    window: () => document.querySelector<HTMLElement>('dialog[data-layout-variant]') as HTMLElement,
  }
}

const meet = async (set: Awaited<ReturnType<typeof setup>>['set'], peer: Partial<RemotePeer> = {}) => {
  const id = registerTrack(TRACK)
  await set($remoteVideo, id)
  await set($remoteAudio, id)
  await set($peer, { ...PEER, ...peer })
}

test.each([
  [{ status: 'connected' }, 'Görüşme Devam Ediyor'],
  [{ status: 'connecting' }, 'Bağlanıyor...'],
  [{ status: 'reconnecting', attempt: 3 }, 'Yeniden Bağlanılıyor... (3/5)'],
  [{ status: 'disconnected' }, 'Bağlantı Yok'],
] satisfies [CallConnectionStatus, string][])('with %j the badge says %s', async (connection, label) => {
  const { connect, window } = await setup()
  await connect(connection)
  expect(within(window()).getByText(label)).toBeDefined()
})

test('after the peer has left, badge and stage say so', async () => {
  const { set, window } = await setup()
  await set($hasPeerLeft, true)
  expect(within(window()).getAllByText('Kullanıcı Ayrıldı')).toHaveLength(2)
})

test('after the last attempt the error panel explains what to do and offers a retry (F-K04)', async () => {
  const { scope, connect, window } = await setup()
  await connect({ status: 'failed' })
  const alert = within(window()).getByRole('alert')
  expect(alert.textContent).toContain('Bağlantı Kurulamadı')
  expect(alert.textContent).toContain('Lütfen internet bağlantınızı kontrol edin')
  const retried = vi.fn()
  createWatch({ unit: retryRequested, fn: retried, scope })
  await userEvent.click(within(alert).getByRole('button', { name: 'Yeniden dene' }))
  expect(retried).toHaveBeenCalledOnce()
})

test('the peer is shown with name, camera and microphone', async () => {
  const { set } = await setup()
  await meet(set)
  const tile = within(screen.getByRole('group', { name: PEER.name }))
  expect(tile.getByText(PEER.name).tagName).toBe('BDI')
  expect(tile.getByRole('img', { name: 'Kamerası açık' })).toBeDefined()
  expect(tile.getByRole('img', { name: 'Mikrofonu açık' })).toBeDefined()
})

test.each([
  ['paused', true],
  ['not sent at all', false],
])('a peer whose media are %s is shown as off, without a video element', async (_, isPaused) => {
  const { set, window } = await setup({ isCameraOn: false })
  await meet(set, { isCameraPaused: isPaused, isMicrophonePaused: isPaused })
  if (!isPaused) {
    await set($remoteVideo, null)
    await set($remoteAudio, null)
  }
  const tile = within(screen.getByRole('group', { name: PEER.name }))
  expect(tile.getByRole('img', { name: 'Kamerası kapalı' })).toBeDefined()
  expect(tile.getByRole('img', { name: 'Mikrofonu kapalı' })).toBeDefined()
  expect(window().querySelector('video')).toBeNull()
})

test('while the peer is disconnected, camera and microphone are shown as unknown', async () => {
  const { set } = await setup()
  await meet(set, { isDisconnected: true })
  const tile = within(screen.getByRole('group', { name: PEER.name }))
  expect(tile.getAllByRole('img', { name: /bağlantısı koptu, bekleniyor$/ })).toHaveLength(2)
  expect(tile.getByText('Bağlantısı koptu, bekleniyor')).toBeDefined()
})

test('markup in a name is shown as text', async () => {
  const { set } = await setup()
  await meet(set, { name: '<img src=x onerror=alert(1)>' })
  expect(screen.getByRole('group', { name: '<img src=x onerror=alert(1)>' })).toBeDefined()
})

test('each control is named after its action, and renamed after a click', async () => {
  await setup({ isMicrophoneOn: false })
  await userEvent.click(screen.getByRole('button', { name: 'Mikrofonu aç' }))
  expect(screen.getByRole('button', { name: 'Mikrofonu kapat' }).getAttribute('aria-keyshortcuts')).toBe('M')
  await userEvent.click(screen.getByRole('button', { name: 'Kamerayı kapat' }))
  expect(screen.getByRole('button', { name: 'Kamerayı aç' })).toBeDefined()
})

test('the minimised window is not modal and shows name, status, mute, camera and end', async () => {
  const { scope, set, window } = await setup()
  await meet(set)
  await set($localTracks, { camera: { trackId: TRACK.id, deviceId: null }, microphone: null, screen: null })
  expect(screen.getByRole('group', { name: 'Siz' })).toBeDefined()
  await act(() => allSettled(windowMinimised, { scope }))
  expect(window().getAttribute('data-layout-variant')).toBe('minimised')
  expect(screen.queryByRole('group', { name: 'Siz' })).toBeNull()
  const small = within(window())
  expect(small.getByRole('heading', { name: PEER.name })).toBeDefined()
  expect(small.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'Pencereyi taşı',
    'Büyüt',
    'Mikrofonu kapat',
    'Kamerayı kapat',
    'Görüşmeyi bitir',
  ])
  await userEvent.click(small.getByRole('button', { name: 'Büyüt' }))
  expect(window().getAttribute('data-layout-variant')).toBe('full')
})

test('the handle moves the small window by arrow keys and from corner to corner', async () => {
  const { scope, window } = await setup()
  await act(() => allSettled(windowMinimised, { scope }))
  const handle = screen.getByRole('button', { name: 'Pencereyi taşı' })
  expect(window().hasAttribute('data-moved')).toBe(false)
  act(() => handle.focus())
  await userEvent.keyboard('{ArrowRight}')
  expect(window().style.getPropertyValue('--x')).toBe('16px')
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(window().style.getPropertyValue('--y')).toBe('80px')
  for (let presses = 0; presses < 3; presses += 1) await userEvent.click(handle)
  expect(window().hasAttribute('data-moved')).toBe(true)
  await userEvent.click(handle)
  expect(window().hasAttribute('data-moved'), 'back in its default position').toBe(false)
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
  expect(window().getAttribute('data-layout-variant')).toBe('minimised')
  await act(() => allSettled(windowCoveredChanged, { scope, params: false }))
  expect(screen.getByRole('button', { name: 'Tam ekrandan çık' })).toBeDefined()

  await act(() => allSettled(windowMinimised, { scope }))
  expect(filled()).toBeNull()
})

test('the end of the call leaves fullscreen', async () => {
  const { filled } = fakeScreen()
  const { set } = await setup()
  await userEvent.click(screen.getByRole('button', { name: 'Tam ekran' }))
  await set($phase, 'ended')
  expect(filled()).toBeNull()
})

test('the call ends with one click', async () => {
  const { scope } = await setup()
  const ended = vi.fn()
  createWatch({ unit: callEnded, fn: ended, scope })
  await userEvent.click(screen.getByRole('button', { name: 'Görüşmeyi bitir' }))
  expect(ended).toHaveBeenCalledOnce()
})
