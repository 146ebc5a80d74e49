import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CALL, driveCall } from '../../../../../tests/support/vitest/call-stage'
import { recordPayloads } from '../../../../../tests/support/vitest/record-payloads'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import type { DeviceError } from '../../lib/devices/local-devices'
import { hangUpRequested, joinRequested } from '../../model/call-state'
import { audioLevelWatchedChanged, levelMeasured } from '../../model/audio-level'
import {
  deviceChosen,
  deviceEnabledChanged,
  mediaRetryRequested,
  permissionDialogDismissed,
  playTestSoundFx,
} from '../../model/local-media'
import { CallStage } from '../stage/CallStage'

async function setup(path: '/tr' | '/en' = '/tr') {
  const playTestSound = vi.fn<(speaker: string | null) => Promise<void>>().mockResolvedValue()
  const { scope } = await renderScreen(<CallStage />, { path, handlers: [[playTestSoundFx, playTestSound]] })
  const call = driveCall(scope)
  const watched = recordPayloads(audioLevelWatchedChanged, scope)
  await call.enter('pre-join')
  return { ...call, scope, watched, playTestSound }
}

test('joining and cancelling take one click each (F-L05)', async () => {
  const { enter, scope } = await setup()
  const joined = recordPayloads(joinRequested, scope)
  const ended = recordPayloads(hangUpRequested, scope)
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }))
  expect(ended).toHaveLength(1)
  await enter('pre-join')
  await userEvent.click(screen.getByRole('button', { name: 'Görüşmeye katıl' }))
  expect(joined).toHaveLength(1)
})

test('the expected peer is named if the portal knows the name', async () => {
  const { end, enter } = await setup()
  expect(screen.queryByText(/^Katılımcı:/)).not.toBeInTheDocument()
  await end()
  await enter('pre-join', { ...CALL, peerName: 'İrem Yıldız' })
  const join = screen.getByRole('button', { name: 'Görüşmeye katıl' })
  expect(join).toHaveAccessibleDescription('Katılımcı: İrem Yıldız')
})

test('Escape does not leave the room', async () => {
  const { scope } = await setup()
  const ended = recordPayloads(hangUpRequested, scope)
  await userEvent.keyboard('{Escape}')
  expect(ended).toEqual([])
  expect(screen.getByRole('dialog', { name: 'Görüşmeye hazır mısınız?' })).toBeInTheDocument()
})

test('the window has no landmarks of a page', async () => {
  await setup()
  for (const role of ['banner', 'contentinfo']) expect(screen.queryByRole(role)).not.toBeInTheDocument()
})

test('devices can be chosen', async () => {
  const { emitTrackEvent, scope } = await setup()
  const chosen = recordPayloads(deviceChosen, scope)
  expect(screen.getByRole('combobox', { name: 'Kamera' })).toBeDisabled()
  const devices = {
    camera: [
      { deviceId: 'c1', label: 'Dahili kamera' },
      { deviceId: 'c2', label: 'Masa kamerası' },
    ],
    microphone: [{ deviceId: 'm1', label: 'Kulaklık' }],
    speaker: [],
  }
  await emitTrackEvent({ kind: 'listed', devices })
  expect(screen.queryByRole('combobox', { name: 'Hoparlör' })).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kamera' }), 'Masa kamerası')
  expect(chosen).toEqual([{ kind: 'camera', deviceId: 'c2' }])
  expect(screen.getByRole('combobox', { name: 'Kamera' }), 'no camera is running').toHaveValue('c2')
  await emitTrackEvent({ kind: 'opened', source: 'camera', trackId: 'a-track', deviceId: 'c1', label: '' })
  expect(screen.getByRole('combobox', { name: 'Kamera' })).toHaveValue('c1')
  await emitTrackEvent({ kind: 'stopped', source: 'camera' })
  await emitTrackEvent({ kind: 'listed', devices: { ...devices, camera: devices.camera.slice(0, 1) } })
  expect(screen.getByRole('combobox', { name: 'Kamera' }), 'the chosen camera is unplugged').toHaveValue('c1')
})

test('a screen reader hears whether the devices open, are missing or run', async () => {
  const { emitTrackEvent } = await setup()
  const selects = () => ['Kamera', 'Mikrofon'].map((name) => screen.getByRole('combobox', { name }).textContent)
  expect(selects()).toEqual(['Açılıyor...', 'Açılıyor...'])
  await emitTrackEvent({ kind: 'failed', errors: { microphone: 'notFound' } })
  expect(selects()).toEqual(['Açılıyor...', 'Bulunamadı'])
  await emitTrackEvent({ kind: 'opened', source: 'camera', trackId: 'a-track', deviceId: null, label: '' })
  expect(screen.getByText('Kameranız açık')).toBeInTheDocument()
})

test('a denied microphone is not called missing, and nothing asks the user to speak', async () => {
  const { emit, emitTrackEvent } = await setup()
  expect(screen.getByText(/^Konuşun:/)).toBeInTheDocument()
  await emitTrackEvent({ kind: 'failed', errors: { microphone: 'denied' } })
  await emit(permissionDialogDismissed, undefined)
  const select = screen.getByRole('combobox', { name: 'Mikrofon' })
  for (const isEnabled of [true, false]) {
    await emit(deviceEnabledChanged, { kind: 'microphone', isEnabled })
    expect(select, 'also if the lock screen has switched it off').toHaveTextContent('İzin verilmedi')
    expect(screen.queryByText(/^Konuşun:/)).not.toBeInTheDocument()
    expect(screen.queryByRole('meter')).not.toBeInTheDocument()
  }
})

test('an open microphone can be checked while another one that was chosen is busy', async () => {
  const { emitTrackEvent } = await setup()
  await emitTrackEvent({ kind: 'opened', source: 'microphone', trackId: 'a-track', deviceId: 'm1', label: '' })
  await emitTrackEvent({ kind: 'failed', errors: { microphone: 'busy' } })
  expect(screen.getByRole('meter')).toBeInTheDocument()
})

test('a screen reader hears once that the microphone picks up speech', async () => {
  const { emit } = await setup()
  const measure = async (level: number) => {
    for (let tick = 0; tick < 20; tick += 1) await emit(levelMeasured, level)
  }
  await measure(0.4)
  const announcement = await screen.findByText('Mikrofonunuz sesinizi alıyor.', { selector: '[role=status]' })
  for (const level of [0, 0.4]) await measure(level)
  expect(announcement).toBeInTheDocument()
})

test('the level of the microphone is measured only while it is shown', async () => {
  const { emit, end, watched } = await setup()
  await emit(levelMeasured, 0.4)
  expect(screen.getByRole('meter', { name: 'Mikrofon seviyesi' })).toHaveAttribute('aria-valuenow', '40')
  await end()
  expect(watched).toEqual([true, false])
})

test('a speaker that plays no sound shows an error', async () => {
  const { playTestSound } = await setup()
  await userEvent.click(screen.getByRole('button', { name: 'Hoparlörü test et' }))
  expect(playTestSound).toHaveBeenCalledExactlyOnceWith(null)
  expect(screen.queryByText('Ses çalınamadı. Hoparlörünüzü kontrol edin.')).not.toBeInTheDocument()
  playTestSound.mockRejectedValueOnce(new Error('gone'))
  await userEvent.click(screen.getByRole('button', { name: 'Hoparlörü test et' }))
  expect(await screen.findByText('Ses çalınamadı. Hoparlörünüzü kontrol edin.')).toBeInTheDocument()
})

test.each([
  ['denied', 'Kamera ve mikrofon erişimi reddedildi. Lütfen tarayıcı izinlerini verin.'],
  ['notFound', 'Uygun kamera/mikrofon bulunamadı. Lütfen cihaz bağlantılarını kontrol edin.'],
  ['busy', 'Cihaz kullanımda veya erişilemez. Başka bir uygulama kullanıyor olabilir.'],
  ['other', 'Kamera/Mikrofon erişimine izin veriniz.'],
] satisfies [DeviceError, string][])(
  'the error %s is shown once for both devices, with a retry button that keeps the focus (F-L02)',
  async (error, text) => {
    const { emit, emitTrackEvent, scope } = await setup()
    const retried = recordPayloads(mediaRetryRequested, scope)
    await emitTrackEvent({ kind: 'failed', errors: { camera: error, microphone: error } })
    if (error === 'denied') await emit(permissionDialogDismissed, undefined)
    expect(screen.getAllByText(text)).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
    expect(retried).toHaveLength(1)
    for (const source of ['camera', 'microphone'] as const)
      await emitTrackEvent({ kind: 'opened', source, trackId: source, deviceId: null, label: '' })
    expect(screen.queryByText(text)).not.toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Görüşmeye hazır mısınız?' })).toHaveFocus()
  },
)

test.each([
  ['/tr', 'Kamera/Mikrofon İzni Gerekli', 'Yeniden dene'],
  ['/en', 'Camera/microphone permission required', 'Try again'],
] as const)(
  'a denied permission opens a dialog with steps for each browser: %s (F-L01)',
  async (path, title, retry) => {
    const { emitTrackEvent, scope } = await setup(path)
    const retried = recordPayloads(mediaRetryRequested, scope)
    await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied' } })
    const dialog = screen.getByRole('dialog', { name: title })
    expect(dialog.querySelectorAll('details')).toHaveLength(3)
    expect(dialog.querySelectorAll('details[open]')).toHaveLength(1)
    expect(dialog.querySelector('details'), 'the browser of the user is the first').toHaveAttribute('open')
    expect(dialog.querySelectorAll('ol > li')).toHaveLength(9)
    await userEvent.click(within(dialog).getByRole('button', { name: retry }))
    expect(retried).toHaveLength(1)
  },
)
