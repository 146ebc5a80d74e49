import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'effector-react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { setupCallModel } from '../../../../../tests/support/vitest/call-model'
import { expectConsole } from '../../../../../tests/support/vitest/console'
import { fakeTrack } from '../../../../../tests/support/vitest/fake-track'
import { registerTrack, unregisterTrack } from '../../lib/media/track-registry'
import { $call } from '../../model/call'
import { CallStage } from './CallStage'

const view = vi.hoisted(() => ({ isBroken: false }))
vi.mock('./CallView', () => ({
  CallView() {
    if (view.isBroken) throw new Error('broken view')
    return <p>Görüşme görünümü</p>
  },
}))

afterEach(() => {
  view.isBroken = false
})

async function setup() {
  await applyLanguage('tr')
  const model = setupCallModel()
  await model.join()
  expectConsole(/broken view/)
  view.isBroken = true
  render(
    <Provider value={model.scope}>
      <CallStage />
    </Provider>,
  )
  return model
}

const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('after a render error the call can still be muted, without a camera, and be ended (F-R01)', async () => {
  const { scope, callSession, localTracks } = await setup()
  // Also shown before the call is joined, so it must not say that the call continues.
  expect(screen.getByRole('alert')).toHaveTextContent(/^Görüşme ekranı gösterilemiyor\s*Mikrofonunuzu/)
  expect(scope.getState($call).status).toBe('live')

  await click('Mikrofonu kapat')
  expect(localTracks().mute).toHaveBeenLastCalledWith(true)
  await click('Mikrofonu aç')
  expect(localTracks().mute).toHaveBeenLastCalledWith(false)
  await click('Kamerayı kapat')
  expect(localTracks().stop).toHaveBeenLastCalledWith('camera')

  const [session, tracks] = [callSession(), localTracks()]
  await click('Görüşmeyi bitir')
  expect(session.leave).toHaveBeenCalledOnce()
  expect(tracks.close).toHaveBeenCalledOnce()
  expect(scope.getState($call).status).toBe('ended')
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('after a render error the screen stays awake until the call has failed', async () => {
  const release = vi.fn(async () => {})
  Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => ({ release }) }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
  const { emitCallSessionEvent } = await setup()
  await act(() => emitCallSessionEvent({ kind: 'disconnected', isByServer: false }))
  expect(release).not.toHaveBeenCalled()
  await act(() => emitCallSessionEvent({ kind: 'reconnectFailed' }))
  expect(release).toHaveBeenCalledOnce()
})

test('after a render error blocked audio can be played (F-R01)', async () => {
  vi.stubGlobal('MediaStream', class {})
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
  vi.spyOn(HTMLMediaElement.prototype, 'play')
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
    .mockResolvedValue()
  const { emitCallSessionEvent } = await setup()
  const trackId = registerTrack(fakeTrack('audio'))
  await act(() => emitCallSessionEvent({ kind: 'received', media: 'audio', trackId, isPaused: false }))
  expect(await screen.findByText('Tarayıcınız sesi engelledi.')).toBeInTheDocument()
  await click('Sesi aç')
  expect(screen.queryByText('Tarayıcınız sesi engelledi.')).not.toBeInTheDocument()
  unregisterTrack(trackId)
})

test('a retry shows the call again (F-R01)', async () => {
  const { callSession } = await setup()
  view.isBroken = false
  await act(() => click('Yeniden dene'))
  expect(screen.getByText('Görüşme görünümü')).toBeInTheDocument()
  expect(callSession().leave).not.toHaveBeenCalled()
})
