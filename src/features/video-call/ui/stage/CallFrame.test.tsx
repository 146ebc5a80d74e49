import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, onTestFinished, test, vi } from 'vitest'
import { $isPageVisible } from '@/shared/lifecycle'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
import { recordPayloads } from '../../../../../tests/support/vitest/record-payloads'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { hangUpRequested } from '../../model/call-state'
import { $isCallWindowVisible, windowMinimised } from '../../model/call-window'
import { CallStage } from './CallStage'

async function setup() {
  const { scope } = await renderScreen(<CallStage />)
  const call = driveCall(scope)
  await call.enter('live')
  return { scope, ...call }
}

test('the buttons for the size of the window expose their shortcut, and minimising is announced', async () => {
  await setup()
  const minimise = screen.getByRole('button', { name: 'Küçült' })
  expect(minimise).toHaveAttribute('aria-keyshortcuts', 'G')
  await userEvent.click(minimise)
  expect(screen.getByRole('button', { name: 'Büyüt' })).toHaveAttribute('aria-keyshortcuts', 'G')
  expect(await screen.findByText('Görüşme küçültüldü', { selector: '[role=status]' })).toBeInTheDocument()
})

/** Document picture-in-picture whose windows open when the test says so. */
function stubPipWindows() {
  const opening: ((window: EventTarget) => void)[] = []
  vi.stubGlobal('documentPictureInPicture', {
    requestWindow: () => new Promise<EventTarget>((resolve) => void opening.push(resolve)),
  })
  const openWindow = async () => {
    const view = Object.assign(new EventTarget(), {
      document: document.implementation.createHTMLDocument(),
      close: vi.fn(() => view.dispatchEvent(new Event('pagehide'))),
    })
    await act(async () => opening.shift()?.(view))
    return view
  }
  return { openWindow }
}

const popOut = () => screen.getByRole('button', { name: 'Ayrı pencerede göster' })

test('a pop-out window that opens after the end of the call is closed, and minimises nothing', async () => {
  const { openWindow } = stubPipWindows()
  const { scope, emit } = await setup()
  const minimised = recordPayloads(windowMinimised, scope)
  await userEvent.click(popOut())
  await emit(hangUpRequested, undefined)
  expect((await openWindow()).close).toHaveBeenCalledOnce()
  expect(minimised).toEqual([])
})

test('the second of two requested pop-out windows stays open when the browser closes the first one', async () => {
  const { openWindow } = stubPipWindows()
  await setup()
  await userEvent.dblClick(popOut())
  await openWindow()
  const second = await openWindow()
  expect(second.close).not.toHaveBeenCalled()
  expect(screen.getByText('Görüşme ayrı pencerede')).toBeInTheDocument()
  // The main element can take the focus of a control that disappears.
  expect(second.document.querySelector('main')?.tabIndex).toBe(-1)
})

test('without document picture-in-picture only a video that is shown can be popped out', async () => {
  Object.defineProperty(document, 'pictureInPictureEnabled', { value: true, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'pictureInPictureEnabled'))
  const { emitCallSessionEvent } = await setup()
  const button = () => screen.queryByRole('button', { name: 'Ayrı pencerede göster' })
  await emitCallSessionEvent({ kind: 'received', media: 'audio', trackId: 'a', isPaused: false })
  expect(button()).not.toBeInTheDocument()
  await emitCallSessionEvent({ kind: 'received', media: 'video', trackId: 'v', isPaused: false })
  act(() => button()?.focus())
  await emitCallSessionEvent({ kind: 'peerPausedChanged', media: 'video', isPaused: true })
  expect(button()).not.toBeInTheDocument()
  expect(screen.getByRole('dialog', { name: 'Görüntülü görüşme' })).toHaveFocus()
})

test('a call of a hidden page is seen while its pop-out window is open', async () => {
  const { openWindow } = stubPipWindows()
  const { scope } = await setup()
  await userEvent.click(popOut())
  const { close } = await openWindow()
  await act(() => allSettled($isPageVisible, { scope, params: false }))
  expect(scope.getState($isCallWindowVisible)).toBe(true)
  await act(async () => close())
  expect(scope.getState($isCallWindowVisible)).toBe(false)
})
