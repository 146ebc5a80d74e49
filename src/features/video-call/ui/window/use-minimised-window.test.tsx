import { act, fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { CallDialog } from './CallDialog'
import { useMinimisedWindow } from './use-minimised-window'

/** Boxes in a page of 390x200 px (setup-component.ts), where the dialog "search" leaves no room for the window. */
const BOXES: Record<string, DOMRect> = {
  strip: new DOMRect(8, 132, 374, 60),
  window: new DOMRect(82, 92, 300, 100),
  moved: new DOMRect(20, 30, 300, 100),
  search: new DOMRect(0, 0, 390, 200),
  join: new DOMRect(0, 116, 390, 84),
  pin: new DOMRect(0, 0, 390, 20),
}

function stubLayout() {
  vi.spyOn(document.body, 'clientWidth', 'get').mockReturnValue(390)
  for (const [property, key] of [
    ['offsetLeft', 'x'],
    ['offsetTop', 'y'],
    ['offsetWidth', 'width'],
    ['offsetHeight', 'height'],
  ] as const) {
    vi.spyOn(HTMLElement.prototype, property, 'get').mockImplementation(function (this: HTMLElement) {
      const state = ['strip', 'moved'].find((name) => this.hasAttribute(`data-${name}`))
      return BOXES[state ?? this.getAttribute('aria-label') ?? '']?.[key] ?? 0
    })
  }
  // happy-dom does not support `:modal`.
  vi.spyOn(document, 'querySelectorAll').mockImplementation((selector) =>
    document.body.querySelectorAll(selector.replace(':modal', '[open]')),
  )
}

function addDialog(name: string) {
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.setAttribute('aria-label', name)
  onTestFinished(() => dialog.remove())
  return dialog
}

function Call() {
  const minimised = useMinimisedWindow(true)
  return (
    <CallDialog variant="minimised" label="window" minimised={minimised} onEscape={() => {}} isNonBlocking>
      {null}
    </CallDialog>
  )
}

async function setup(first: string, second: string) {
  stubLayout()
  const [before, after] = [addDialog(first), addDialog(second)]
  before.showModal()
  await renderScreen(<Call />)
  return {
    window: document.querySelector<HTMLElement>('[data-call]') as HTMLElement,
    replaceDialog: () =>
      act(async () => {
        before.close()
        after.showModal()
      }),
  }
}

test('beside a dialog that replaces another one the window has its own size, not that of the strip', async () => {
  const { window, replaceDialog } = await setup('search', 'join')
  expect(window).toHaveAttribute('data-strip')
  await replaceDialog()
  expect(window).toHaveStyle({ left: '82px', top: '8px', width: '300px', height: '100px' })
})

test('a window that the user has moved beside a dialog stays there beside the next one', async () => {
  const { window, replaceDialog } = await setup('join', 'pin')
  fireEvent.pointerDown(window, { isPrimary: true, button: 0, buttons: 1, clientX: 0, clientY: 0 })
  fireEvent.pointerMove(window, { isPrimary: true, buttons: 1, clientX: 50, clientY: 30 })
  expect(window).toHaveAttribute('data-moved')
  await replaceDialog()
  expect(window).toHaveStyle({ left: '20px', top: '30px' })
})
