// @vitest-environment happy-dom
import { allSettled, createStore, createWatch, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { openPipWindow, setPageLocked } from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { keyPressed, sequencePendingChanged } from './key-press'
import { allShortcuts, createShortcut, singleKeysEnabledChanged } from './shortcut'

const $isRequested = createStore(true)
const search = createShortcut({
  id: 'search',
  group: 'general',
  chord: { key: 'k', mod: true },
  when: $isRequested,
  worksInFields: true,
})
const send = createShortcut({
  id: 'transactions',
  group: 'clinic',
  chord: { key: 'Enter', mod: true, alt: true },
  when: $isRequested,
  worksOverDialogs: true,
})
const list = createShortcut({ id: 'list', group: 'general', chord: { key: '?' }, when: $isRequested, worksInPip: true })

const mute = createShortcut({
  id: 'microphone',
  group: 'call',
  chord: { key: 'm' },
  when: $isRequested,
  worksOverDialogs: true,
})

const SEARCH = { key: 'k', ctrlKey: true }
const SEND = { key: 'Enter', ctrlKey: true, altKey: true }
const LIST = { key: '?', shiftKey: true }
const MUTE = { key: 'm' }

afterEach(() => document.body.replaceChildren())

async function setup({ isRequested = true } = {}) {
  const scope = fork({ values: [[$isRequested, isRequested]] })
  await allSettled(appStarted, { scope })
  const received: string[] = []
  for (const { id, pressed } of [search, send, list, mute]) {
    createWatch({ unit: pressed, scope, fn: () => void received.push(id) })
  }
  const press = (
    {
      isAltGr = false,
      isApple = false,
      isInPipWindow = false,
      isBlocked = false,
      ...init
    }: KeyboardEventInit & { isAltGr?: boolean; isApple?: boolean; isInPipWindow?: boolean; isBlocked?: boolean },
    target = document.body,
  ) => {
    const event = new KeyboardEvent('keydown', { cancelable: true, ...init })
    Object.defineProperty(event, 'target', { value: target })
    Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'AltGraph' && isAltGr })
    void allSettled(keyPressed, { scope, params: { event, isApple, isInPipWindow, isBlocked } })
    return !event.defaultPrevented
  }
  return { scope, received, press }
}

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLElement
}

/** happy-dom does not support `:modal`. */
const openModal = () => vi.spyOn(document, 'querySelector').mockReturnValue(document.createElement('dialog'))

test('a shortcut emits `pressed`, and the browser does not get its keys', async () => {
  const { received, press } = await setup()
  expect(press(SEARCH)).toBe(false)
  expect(press({ key: 'j', ctrlKey: true })).toBe(true)
  expect(received).toEqual(['search'])
})

test('a repeated key emits nothing, and the browser does not get it', async () => {
  const { received, press } = await setup()
  press(SEND)
  expect(press({ ...SEND, repeat: true })).toBe(false)
  press({ ...SEND, repeat: true })
  expect(received).toEqual(['transactions'])
})

test('the browser gets the keys of a disabled shortcut', async () => {
  const { received, press } = await setup({ isRequested: false })
  expect(press(SEARCH)).toBe(true)
  expect(received).toEqual([])
})

test.each([
  '<input>',
  '<input type="password">',
  '<input type="search">',
  '<textarea></textarea>',
  '<div contenteditable="true"></div>',
])('in %s only shortcuts with `worksInFields` work (F-N07)', async (html) => {
  const { received, press } = await setup()
  const field = add(html)
  expect(press(LIST, field)).toBe(true)
  expect(press(SEND, field)).toBe(true)
  press(SEARCH, field)
  expect(received).toEqual(['search'])
})

test.each(['<input type="checkbox">', '<button></button>', '<select></select>'])(
  '%s is not a text field',
  async (html) => {
    const { received, press } = await setup()
    press(SEND, add(html))
    expect(received).toEqual(['transactions'])
  },
)

test('a single key at a select is used for typeahead', async () => {
  const { received, press } = await setup()
  expect(press(LIST, add('<select></select>'))).toBe(true)
  expect(received).toEqual([])
})

test.each([
  '<div role="menu"><button></button></div>',
  '<ul role="menubar"><button></button></ul>',
  '<div data-tree=""><button></button></div>',
])('a single key in %s finds an entry; other shortcuts work there', async (html) => {
  const { received, press } = await setup()
  const entry = add(html).firstElementChild as HTMLElement
  expect(press(LIST, entry)).toBe(true)
  expect(press(MUTE, entry)).toBe(true)
  press(SEARCH, entry)
  expect(received).toEqual(['search'])
})

test.each([
  ['popover only single keys with `worksOverDialogs`', 'auto', ['microphone', 'search']],
  ['manual popover, such as the window of a call, all keys', 'manual', ['list', 'microphone', 'search']],
])('in a %s work', async (_, popover, expected) => {
  const { received, press } = await setup()
  const button = add(`<div popover="${popover}"><button></button></div>`).firstElementChild as HTMLElement
  for (const init of [LIST, MUTE, SEARCH]) press(init, button)
  expect(received).toEqual(expected)
})

test('a key of an IME composition is no shortcut', async () => {
  const { received, press } = await setup()
  press({ ...SEND, isComposing: true })
  // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the last key of a composition with it
  press({ ...SEND, keyCode: 229 })
  expect(received).toEqual([])
})

test.each([true, false])('Ctrl and Cmd both work, on an Apple keyboard: %s', async (isApple) => {
  const { received, press } = await setup()
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    press({ key: 'k', isApple, ...modifier })
    press({ key: 'Enter', altKey: true, isApple, ...modifier })
  }
  expect(received).toEqual(['search', 'transactions', 'search', 'transactions'])
})

test('AltGr types characters', async () => {
  const { received, press } = await setup()
  expect(press({ ...SEND, isAltGr: true })).toBe(true)
  expect(received).toEqual([])
})

test('while a blocking dialog is open only shortcuts with `worksOverDialogs` work', async () => {
  const { received, press } = await setup()
  expect(press({ ...SEARCH, isBlocked: true })).toBe(false)
  press({ ...SEND, isBlocked: true })
  expect(received).toEqual(['transactions'])
})

test('in a picture-in-picture window only shortcuts with `worksInPip` work', async () => {
  const { received, press } = await setup()
  expect(press({ ...SEARCH, isInPipWindow: true })).toBe(true)
  expect(press({ ...LIST, isInPipWindow: true })).toBe(false)
  expect(received).toEqual(['list'])
})

test('single keys can be disabled on this device', async () => {
  const { scope, received, press } = await setup()
  press(LIST)
  await allSettled(singleKeysEnabledChanged, { scope, params: false })
  expect(press(LIST)).toBe(true)
  press(SEARCH)
  expect(received).toEqual(['list', 'search'])

  const next = await setup()
  next.press(LIST)
  expect(next.received).toEqual([])
})

test('another tab disables them in this tab too', async () => {
  const { scope, received, press } = await setup()
  localStorage.setItem('portal.single-key-shortcuts', 'off')
  await allSettled(tabMessageReceived, { scope, params: 'preferences-changed' })
  press(LIST)
  expect(received).toEqual([])
})

test('a single key that belongs to a sequence is no shortcut', async () => {
  const { scope, received, press } = await setup()
  await allSettled(sequencePendingChanged, { scope, params: true })
  press(LIST)
  press(SEARCH)
  await allSettled(sequencePendingChanged, { scope, params: false })
  press(LIST)
  expect(received).toEqual(['search', 'list'])
})

test('key presses on the page are received unless the screen is locked or a dialog blocks them', async () => {
  const { received } = await setup()
  window.dispatchEvent(new KeyboardEvent('keydown', SEARCH))
  setPageLocked(true)
  window.dispatchEvent(new KeyboardEvent('keydown', SEARCH))
  setPageLocked(false)
  openModal()
  window.dispatchEvent(new KeyboardEvent('keydown', SEARCH))
  expect(received).toEqual(['search'])
})

test('key presses in the picture-in-picture window are received, even if a dialog is open on the page', async () => {
  const pipWindow = Object.assign(new EventTarget(), { document: document.implementation.createHTMLDocument('') })
  vi.stubGlobal('documentPictureInPicture', { requestWindow: () => Promise.resolve(pipWindow) })
  const { received } = await setup()
  await openPipWindow({ width: 400, height: 300 })
  openModal()
  for (const keys of [SEARCH, LIST]) pipWindow.dispatchEvent(new KeyboardEvent('keydown', keys))
  expect(received).toEqual(['list'])
})

test('every shortcut is registered once', () => {
  expect(allShortcuts().map(({ id }) => id)).toEqual(['search', 'transactions', 'list', 'microphone'])
})
