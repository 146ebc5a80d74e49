// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { afterPress, focusClickedButton, ignoreSecondClick, trackPress } from './pointer'

function listen(type: string, listener: (event: Event) => void): () => void {
  document.body.addEventListener(type, listener)
  return () => document.body.removeEventListener(type, listener)
}

function setup() {
  document.body.innerHTML = `
    <button id="remove-1"><svg id="icon"></svg><span id="text">Kaldır</span></button>
    <button id="remove-2">Kaldır</button>
    <button id="menu" aria-expanded="false"><span id="menu-text">Menü</span></button>
    <details><summary id="summary">Yardım</summary></details>
    <label id="label">Okundu <input id="read" type="checkbox" /></label>`
  const clicked: string[] = []
  onTestFinished(listen('click', ({ target }) => clicked.push((target as Element).id)))
  const stop = ignoreSecondClick()
  onTestFinished(stop)
  /** The events that a browser fires for clicks at one position: their count is in `detail`. */
  const click = (id: string, detail: number): MouseEvent => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail })
    document.getElementById(id)?.dispatchEvent(event)
    return event
  }
  return { click, clicked, stop }
}

test('the second click of a double click does nothing on another control', () => {
  const { click, clicked } = setup()
  click('remove-1', 1)
  expect(click('remove-2', 2).defaultPrevented).toBe(true)
  expect(click('remove-2', 3).defaultPrevented).toBe(true)
  expect(clicked).toEqual(['remove-1'])
})

test('the second click on the same control works, on any part of it', () => {
  const { click, clicked } = setup()
  click('icon', 1)
  click('text', 2)
  click('remove-1', 3)
  expect(clicked).toEqual(['icon', 'text', 'remove-1'])
})

test('the second click does not close what the first one has opened', () => {
  const { click, clicked } = setup()
  click('menu', 1)
  expect(click('menu-text', 2).defaultPrevented).toBe(true)
  expect(click('menu', 1).defaultPrevented).toBe(false)
  click('summary', 1)
  expect(click('summary', 2).defaultPrevented).toBe(true)
  expect(clicked).toEqual(['menu', 'menu', 'summary'])
})

test('the click of a script between the two changes nothing', () => {
  const { click, clicked } = setup()
  click('remove-1', 1)
  click('remove-2', 0)
  click('remove-1', 2)
  expect(clicked).toEqual(['remove-1', 'remove-2', 'remove-1'])
})

test('a label and its field are one control', () => {
  const { click } = setup()
  for (const detail of [1, 2]) {
    expect(click('label', detail).defaultPrevented).toBe(false)
    expect(click('read', detail).defaultPrevented).toBe(false)
  }
})

test.each([
  ['a single click', 1],
  ['a key or a script', 0],
])('%s on another control works', (_, detail) => {
  const { click, clicked } = setup()
  click('remove-1', 1)
  click('remove-2', detail)
  expect(clicked).toEqual(['remove-1', 'remove-2'])
})

test('a clicked button has the focus before its handlers run, also in Safari, where a press does not focus it', () => {
  const { click } = setup()
  onTestFinished(focusClickedButton())
  const read = document.querySelector<HTMLElement>('#read')
  let focused: string | undefined
  onTestFinished(listen('click', () => (focused = document.activeElement?.id)))
  const focusedBy = (id: string, detail = 1) => {
    read?.focus()
    click(id, detail)
    return focused
  }
  expect(focusedBy('icon')).toBe('remove-1')
  expect(focusedBy('summary')).toBe('summary')
  expect(focusedBy('label'), 'no button').toBe('read')
  expect(focusedBy('remove-1', 0), 'a key or a script').toBe('read')

  for (const type of ['pointerdown', 'mousedown']) {
    const press = () => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
    const stop = listen(type, (event) => event.preventDefault())
    press()
    expect(focusedBy('remove-1'), `a prevented ${type}`).toBe('read')
    stop()
    press()
    expect(focusedBy('remove-1')).toBe('remove-1')
  }
})

test('a change after a press waits for the click, also if a drag, a context menu or a key replaces it', () => {
  vi.useFakeTimers()
  onTestFinished(trackPress())
  const fire = (type: string) => document.body.dispatchEvent(new MouseEvent(type, { bubbles: true }))
  const change = vi.fn()
  afterPress(change)
  expect(change, 'no button is down').toHaveBeenCalledTimes(1)
  for (const [index, end] of ['mouseup', 'dragend', 'contextmenu', 'keydown'].entries()) {
    fire('mousedown')
    afterPress(change)
    vi.runAllTimers()
    fire(end)
    expect(change).toHaveBeenCalledTimes(index + 1)
    vi.runAllTimers()
    expect(change).toHaveBeenCalledTimes(index + 2)
  }
  afterPress(change)
  expect(change).toHaveBeenCalledTimes(6)
})
