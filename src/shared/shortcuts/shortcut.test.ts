// @vitest-environment happy-dom
import { allSettled, createStore, createWatch, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { allShortcuts, createShortcut } from './shortcut'
import { singleKeysEnabledChanged } from './single-keys'

vi.mock('@/shared/browser', async (original) => ({
  ...(await original<typeof browser>()),
  onKeyDown: vi.fn<typeof browser.onKeyDown>(),
  onPipKeyDown: vi.fn<typeof browser.onPipKeyDown>(),
  hasBlockingModal: vi.fn<typeof browser.hasBlockingModal>(() => false),
  isAppleKeyboard: vi.fn<typeof browser.isAppleKeyboard>(() => false),
}))
const { hasBlockingModal, isAppleKeyboard, onKeyDown, onPipKeyDown } = vi.mocked(browser)

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

const SEARCH = { key: 'k', ctrlKey: true }
const SEND = { key: 'Enter', ctrlKey: true, altKey: true }
const LIST = { key: '?', shiftKey: true }

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  vi.clearAllMocks()
  hasBlockingModal.mockReturnValue(false)
  isAppleKeyboard.mockReturnValue(false)
})

async function setup({ isWanted: isRequested = true } = {}) {
  const scope = fork({ values: [[$isRequested, isRequested]] })
  await allSettled(appStarted, { scope })
  const received: string[] = []
  for (const { id, pressed } of [search, send, list]) {
    createWatch({ unit: pressed, scope, fn: () => void received.push(id) })
  }
  const [listen] = onKeyDown.mock.lastCall ?? []
  const [listenOwn] = onPipKeyDown.mock.lastCall ?? []
  /** Answers whether the browser got the key. */
  const press = (
    {
      isAltGr = false,
      isInOwnWindow = false,
      ...init
    }: KeyboardEventInit & { isAltGr?: boolean; isInOwnWindow?: boolean },
    target = document.body,
  ) => {
    const event = new KeyboardEvent('keydown', { cancelable: true, ...init })
    Object.defineProperty(event, 'target', { value: target })
    Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'AltGraph' && isAltGr })
    ;(isInOwnWindow ? listenOwn : listen)?.(event)
    return !event.defaultPrevented
  }
  return { scope, received, press }
}

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLElement
}

test('a shortcut says that it was pressed, and the browser does not get its keys', async () => {
  const { received, press } = await setup()
  expect(press(SEARCH)).toBe(false)
  expect(press({ key: 'j', ctrlKey: true })).toBe(true)
  expect(received).toEqual(['search'])
})

test('a key that is held down says nothing new, and stays away from the browser', async () => {
  const { received, press } = await setup()
  press(SEND)
  expect(press({ ...SEND, repeat: true })).toBe(false)
  press({ ...SEND, repeat: true })
  expect(received).toEqual(['transactions'])
})

test('where a shortcut is not wanted the browser has the key', async () => {
  const { received, press } = await setup({ isWanted: false })
  expect(press(SEARCH)).toBe(true)
  expect(received).toEqual([])
})

test.each([
  '<input>',
  '<input type="password">',
  '<input type="search">',
  '<textarea></textarea>',
  '<div contenteditable="true"></div>',
])('while typing in %s only shortcuts that say so work', async (html) => {
  const { received, press } = await setup()
  const field = add(html)
  expect(press(LIST, field)).toBe(true)
  expect(press(SEND, field)).toBe(true)
  press(SEARCH, field)
  expect(received).toEqual(['search'])
})

test.each(['<input type="checkbox">', '<button></button>', '<select></select>'])(
  '%s is no place for text',
  async (html) => {
    const { received, press } = await setup()
    press(SEND, add(html))
    expect(received).toEqual(['transactions'])
  },
)

test('a letter or sign typed at a list of choices finds a choice', async () => {
  const { received, press } = await setup()
  expect(press(LIST, add('<select></select>'))).toBe(true)
  expect(received).toEqual([])
})

test('what an input method composes is no shortcut', async () => {
  const { received, press } = await setup()
  press({ ...SEND, isComposing: true })
  // oxlint-disable-next-line typescript/no-deprecated -- how Safari tells the last key of a composition
  press({ ...SEND, keyCode: 229 })
  expect(received).toEqual([])
})

test.each([true, false])('Ctrl and Cmd both work, on an Apple keyboard: %s', async (isApple) => {
  isAppleKeyboard.mockReturnValue(isApple)
  const { received, press } = await setup()
  for (const modifier of [{ ctrlKey: true }, { metaKey: true }]) {
    press({ key: 'k', ...modifier })
    press({ key: 'Enter', altKey: true, ...modifier })
  }
  expect(received).toEqual(['search', 'transactions', 'search', 'transactions'])
})

test('AltGr types signs', async () => {
  const { received, press } = await setup()
  expect(press({ ...SEND, isAltGr: true })).toBe(true)
  expect(received).toEqual([])
})

test('while a dialog waits for an answer only shortcuts that say so work', async () => {
  const { received, press } = await setup()
  hasBlockingModal.mockReturnValue(true)
  expect(press(SEARCH)).toBe(false)
  press(SEND)
  expect(received).toEqual(['transactions'])
})

test('in a window of its own only shortcuts that say so work, whatever is open on the page', async () => {
  const { received, press } = await setup()
  hasBlockingModal.mockReturnValue(true)
  expect(press({ ...SEARCH, isInOwnWindow: true })).toBe(true)
  expect(press({ ...LIST, isInOwnWindow: true })).toBe(false)
  expect(received).toEqual(['list'])
})

test('single keys can be switched off, for this device', async () => {
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

test('another tab switches them here too', async () => {
  const { scope, received, press } = await setup()
  localStorage.setItem('portal.single-key-shortcuts', 'off')
  await allSettled(tabMessageReceived, { scope, params: { kind: 'preferences-changed' } })
  press(LIST)
  expect(received).toEqual([])
})

test('every shortcut is on the list once', () => {
  expect(allShortcuts().map(({ id }) => id)).toEqual(['search', 'transactions', 'list'])
})
