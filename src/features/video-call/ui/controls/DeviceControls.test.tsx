import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { EventCallable } from 'effector'
import { expect, test, vi } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { recordPayloads } from '../../../../../tests/support/vitest/record-payloads'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { callShortcuts } from '../../model/call-window'
import { deviceEnabledChanged, mediaRetryRequested, permissionDialogDismissed } from '../../model/local-media'
import { CallStage } from '../stage/CallStage'

async function setup() {
  const { scope } = await renderScreen(<CallStage />)
  const call = driveCall(scope)
  await call.enter('live')
  return { scope, ...call }
}

test('a missing camera and microphone are shown as off', async () => {
  const { emitTrackEvent } = await setup()
  expect(screen.getByRole('button', { name: 'Kamerayı kapat' })).toBeInTheDocument()
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'notFound', microphone: 'notFound' } })
  expect(screen.getByRole('button', { name: 'Kamerayı aç' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mikrofonu aç' })).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Mikrofonunuz kapalı' })).toBeInTheDocument()
})

test('the device menu explains a denied permission, and offers a retry', async () => {
  const { emit, emitTrackEvent, scope } = await setup()
  const retried = recordPayloads(mediaRetryRequested, scope)
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied' } })
  await emit(permissionDialogDismissed, undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Cihazlar' }))
  const menu = within(screen.getByRole('dialog', { name: 'Cihazlar' }))
  expect(menu.getByText(/erişimi reddedildi/)).toBeInTheDocument()
  await userEvent.click(menu.getByRole('button', { name: 'Yeniden dene' }))
  expect(retried).toHaveLength(1)
})

const opened = (source: 'camera' | 'microphone' | 'screen') =>
  ({ kind: 'opened', source, trackId: source, deviceId: null, label: '' }) as const

test('a screen reader hears what a shortcut has switched, and nothing of a device that is switched off otherwise', async () => {
  const { emit, emitTrackEvent } = await setup()
  for (const source of ['camera', 'microphone'] as const) await emitTrackEvent(opened(source))
  const announcementOf = (text: string) => screen.findByText(text, { selector: '[role=status]' })
  for (const [shortcut, text] of [
    ['camera', 'Kameranız kapalı'],
    ['camera', 'Kameranız açık'],
    ['microphone', 'Mikrofonunuz kapalı'],
    ['microphone', 'Mikrofonunuz açık'],
  ] as const) {
    await emit(callShortcuts[shortcut].pressed as EventCallable<void>, undefined)
    expect(await announcementOf(text)).toBeInTheDocument()
  }
  const announcement = await announcementOf('Mikrofonunuz açık')
  await emit(deviceEnabledChanged, { kind: 'microphone', isEnabled: false })
  expect(screen.getByRole('button', { name: 'Mikrofonu aç' })).toBeInTheDocument()
  expect(announcement).toBeInTheDocument()
})

test('a screen reader hears that a denied camera is on only when it has opened', async () => {
  const { emit, emitTrackEvent } = await setup()
  vi.useFakeTimers()
  const announcement = () => {
    act(() => void vi.advanceTimersByTime(150))
    return screen.queryByText('Kameranız açık', { selector: '[role=status]' })
  }
  await emitTrackEvent({ kind: 'failed', errors: { camera: 'denied' } })
  await emit(callShortcuts.camera.pressed as EventCallable<void>, undefined)
  // The user answers the prompt after the time for which an announcement is kept.
  act(() => void vi.advanceTimersByTime(5_000))
  expect(announcement()).not.toBeInTheDocument()
  await emitTrackEvent(opened('camera'))
  expect(announcement()).toBeInTheDocument()
})

test('a screen reader hears that the screen is shared, and that sharing is stopped', async () => {
  const { emitTrackEvent } = await setup()
  await emitTrackEvent(opened('screen'))
  expect(await screen.findByText('Ekranınızı paylaşıyorsunuz', { selector: '[role=status]' })).toBeInTheDocument()
  await emitTrackEvent({ kind: 'stopped', source: 'screen' })
  expect(await screen.findByText('Ekran paylaşımı durduruldu', { selector: '[role=status]' })).toBeInTheDocument()
})
