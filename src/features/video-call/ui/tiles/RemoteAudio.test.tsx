import { act, createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { registerTrack, unregisterTrack } from '../../lib/media/track-registry'
import { CallHints } from '../controls/CallHints'
import { RemoteAudio } from './RemoteAudio'

let track = fakeTrack('audio')

beforeEach(() => void (track = fakeTrack('audio')))
afterEach(() => unregisterTrack(track.id))

async function setup() {
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
  const play = vi
    .spyOn(HTMLMediaElement.prototype, 'play')
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    .mockResolvedValue()
  const { scope, container } = await renderScreen(
    <>
      <RemoteAudio />
      <div role="group" aria-label="İpuçları">
        <CallHints />
      </div>
    </>,
  )
  const { emitCallSessionEvent, enter } = driveCall(scope)
  await enter('live')
  await emitCallSessionEvent({ kind: 'received', media: 'audio', trackId: registerTrack(track), isPaused: false })
  const hints = within(screen.getByRole('group', { name: 'İpuçları' }))
  const audio = () => container.querySelector('audio') as HTMLAudioElement
  const pause = (timeStamp: number) => {
    const event = Object.defineProperty(createEvent.pause(audio()), 'timeStamp', { value: timeStamp })
    return act(async () => void fireEvent(audio(), event))
  }
  return { play, hints, emitCallSessionEvent, audio, pause }
}

test('blocked audio is pointed out among the hints until the peer stops sending it', async () => {
  const { hints, emitCallSessionEvent } = await setup()
  expect(await hints.findByText('Tarayıcınız sesi engelledi.')).toBeInTheDocument()
  await emitCallSessionEvent({ kind: 'removed', media: 'audio' })
  expect(screen.queryByText('Tarayıcınız sesi engelledi.')).not.toBeInTheDocument()
})

test('blocked audio is played when the user asks for it', async () => {
  const { hints, play } = await setup()
  const button = await hints.findByRole('button', { name: 'Sesi aç' })
  expect(play).toHaveBeenCalledOnce()
  await userEvent.click(button)
  expect(play).toHaveBeenCalledTimes(2)
  expect(button).not.toBeInTheDocument()
})

async function setupPlaying() {
  const view = await setup()
  await userEvent.click(await view.hints.findByRole('button', { name: 'Sesi aç' }))
  view.play.mockClear()
  return { ...view, button: () => view.hints.queryByRole('button', { name: 'Sesi aç' }) }
}

test('audio that the system pauses is played again, unless it is paused again at once', async () => {
  const { play, pause, button } = await setupPlaying()
  for (const [index, at] of [10_000, 20_000].entries()) {
    await pause(at)
    expect(play).toHaveBeenCalledTimes(index + 1)
    expect(button()).not.toBeInTheDocument()
  }
  await pause(20_500)
  expect(play).toHaveBeenCalledTimes(2)
  expect(button()).toBeInTheDocument()
})

test.each([
  ['rejects', () => Promise.reject(new DOMException('', 'NotAllowedError'))],
  ['delays', () => new Promise<void>(() => {})],
])('paused audio is pointed out while the browser %s playing it', async (_, play) => {
  const { pause, button, ...view } = await setupPlaying()
  view.play.mockImplementationOnce(play)
  await pause(10_000)
  expect(button()).toBeInTheDocument()
})

test('paused audio that the system itself resumes is no longer pointed out', async () => {
  const { pause, audio, button, ...view } = await setupPlaying()
  view.play.mockImplementationOnce(() => new Promise<void>(() => {}))
  await pause(10_000)
  await act(async () => void fireEvent.playing(audio()))
  expect(button()).not.toBeInTheDocument()
})

test.each([
  ['has ended', () => track.stop()],
  ['already plays again', () => vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false)],
])('audio that %s is not played again', async (_, happen) => {
  const { play, pause, button } = await setupPlaying()
  happen()
  await pause(10_000)
  expect(play).not.toHaveBeenCalled()
  expect(button()).not.toBeInTheDocument()
})
