// @vitest-environment happy-dom
import { allSettled, createStore, createWatch, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { appStarted } from '@/shared/lifecycle'
import { tabMessageReceived } from '@/shared/tabs'
import { sequencePendingChanged } from './key-press'
import { allShortcuts, createShortcut, singleKeysEnabledChanged } from './shortcut'

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
  vi.clearAllMocks()
  hasBlockingModal.mockReturnValue(false)
  isAppleKeyboard.mockReturnValue(false)
})

async function setup({ isRequested = true } = {}) {
  const scope = fork({ values: [[$isRequested, isRequested]] })
  await allSettled(appStarted, { scope })
  const received: string[] = []
  for (const { id, pressed } of [search, send, list]) {
    createWatch({ unit: pressed, scope, fn: () => void received.push(id) })
  }
  const [listen] = onKeyDown.mock.lastCall ?? []
  const [listenInPip] = onPipKeyDown.mock.lastCall ?? []
  const press = (
    {
      isAltGr = false,
      isInPipWindow = false,
      ...init
    }: KeyboardEventInit & { isAltGr?: boolean; isInPipWindow?: boolean },
    target = document.body,
  ) => {
    const event = new KeyboardEvent('keydown', { cancelable: true, ...init })
    Object.defineProperty(event, 'target', { value: target })
    Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'AltGraph' && isAltGr })
    ;(isInPipWindow ? listenInPip : listen)?.(event)
    return !event.defaultPrevented
  }
  return { scope, received, press }
}

const add = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html)
  return document.body.lastElementChild as HTMLElement
}

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

test('a key of an IME composition is no shortcut', async () => {
  const { received, press } = await setup()
  press({ ...SEND, isComposing: true })
  // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the last key of a composition with it
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

test('AltGr types characters', async () => {
  const { received, press } = await setup()
  expect(press({ ...SEND, isAltGr: true })).toBe(true)
  expect(received).toEqual([])
})

test('while a blocking dialog is open only shortcuts with `worksOverDialogs` work', async () => {
  const { received, press } = await setup()
  hasBlockingModal.mockReturnValue(true)
  expect(press(SEARCH)).toBe(false)
  press(SEND)
  expect(received).toEqual(['transactions'])
})

test('in a picture-in-picture window only shortcuts with `worksInPip` work, even if a dialog is open on the page', async () => {
  const { received, press } = await setup()
  hasBlockingModal.mockReturnValue(true)
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
  await allSettled(tabMessageReceived, { scope, params: { kind: 'preferences-changed' } })
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

test('every shortcut is registered once', () => {
  expect(allShortcuts().map(({ id }) => id)).toEqual(['search', 'transactions', 'list'])
})
