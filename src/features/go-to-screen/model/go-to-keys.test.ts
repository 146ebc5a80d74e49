// @vitest-environment happy-dom
import { allSettled, createStore, createWatch, fork, scopeBind } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $authToken } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { locationChanged } from '@/shared/routes'
import { createShortcut, keyPressed, shortcutsChecked, singleKeysEnabledChanged } from '@/shared/shortcuts'
import { $isHintShown } from './go-to-hint'
import { goToRequested } from './go-to-keys'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const $isInCall = createStore(false)
const callWindow = createShortcut({ id: 'callWindow', group: 'call', chord: { key: 'g' }, when: $isInCall })
const microphone = createShortcut({ id: 'microphone', group: 'call', chord: { key: 't' }, when: createStore(true) })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => document.body.replaceChildren())

interface Options {
  path?: string
  token?: string | null
  isInCall?: boolean
}

async function setup({ path = '/tr', token = 'token', isInCall = false }: Options = {}) {
  const scope = fork({ values: [[$isInCall, isInCall]] })
  void allSettled(appStarted, { scope })
  await vi.advanceTimersByTimeAsync(0)
  void allSettled($authToken, { scope, params: token })
  void allSettled(locationChanged, { scope, params: { pathname: path, search: '', hash: '' } })
  const received: string[] = recordPayloads(goToRequested, scope)
  for (const { id, pressed } of [callWindow, microphone]) {
    createWatch({ unit: pressed, scope, fn: () => received.push(id) })
  }
  const [pressed, checked] = [scopeBind(keyPressed, { scope }), scopeBind(shortcutsChecked, { scope })]
  const press = (key: string, { target = document.body, ...init }: KeyboardEventInit & { target?: Element } = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...init })
    Object.defineProperty(event, 'target', { value: target })
    Object.defineProperty(event, 'getModifierState', { value: () => false })
    const keyPress = { event, isApple: false, isInPipWindow: false, isBlocked: false }
    pressed(keyPress)
    checked(keyPress)
    return event.defaultPrevented
  }
  return { scope, received, press, isHintShown: () => scope.getState($isHintShown) }
}

const add = (html: string): Element => {
  document.body.innerHTML = html
  return document.body.querySelector('[data-focused]') as Element
}

test('g and a letter request the screen, and the browser gets neither', async () => {
  const { received, press } = await setup()
  expect(press('g')).toBe(true)
  expect(press('t')).toBe(true)
  expect(received).toEqual(['calendar'])
})

test('the second key is no single-key shortcut, the next one is again', async () => {
  const { received, press } = await setup()
  press('g')
  press('t')
  press('t')
  expect(received).toEqual(['calendar', 'microphone'])
})

test.each([
  ['/tr', 'h', 'patients'],
  ['/en', 'h', 'home'],
  ['/en', 's', 'settings'],
])('on %s the letter %s is that of %s', async (path, letter, screen) => {
  const { received, press } = await setup({ path })
  press('g')
  press(letter)
  expect(received).toEqual([screen])
})

test.each(['i', 'İ', 'ı', 'I'])('%s is the letter i of the Turkish keyboard', async (key) => {
  const { received, press } = await setup()
  press('G')
  press(key)
  expect(received).toEqual(['crm'])
})

test.each(['x', 'g', 'Enter', 'Escape', '1'])('%s ends the sequence', async (key) => {
  const { received, press } = await setup()
  press('g')
  press(key)
  press('d')
  expect(received).toEqual([])
})

test('after four seconds the sequence is over', async () => {
  const { received, press } = await setup()
  press('g')
  await vi.advanceTimersByTimeAsync(4_000)
  press('d')
  expect(received).toEqual([])
  press('g')
  await vi.advanceTimersByTimeAsync(3_999)
  press('d')
  expect(received).toEqual(['help'])
})

test('a held key and a modifier key do not end the sequence, a letter with a modifier does', async () => {
  const { received, press } = await setup()
  press('g')
  press('g', { repeat: true })
  press('Shift', { shiftKey: true })
  press('d')
  press('g')
  press('d', { ctrlKey: true })
  press('d')
  expect(received).toEqual(['help'])
})

test.each([
  '<input data-focused>',
  '<textarea data-focused></textarea>',
  '<select data-focused></select>',
  '<ul role="menu"><li data-focused></li></ul>',
])('the keys are off in %s', async (html) => {
  const { received, press } = await setup()
  const target = add(html)
  expect(press('g', { target })).toBe(false)
  expect(press('d', { target })).toBe(false)
  press('g')
  expect(press('d', { target }), 'the focus has moved between the keys').toBe(false)
  expect(received).toEqual([])
})

test('the keys are off without a session, and when single keys are switched off', async () => {
  const guest = await setup({ token: null })
  guest.press('g')
  guest.press('d')
  expect(guest.received).toEqual([])

  const { scope, received, press } = await setup()
  void allSettled(singleKeysEnabledChanged, { scope, params: false })
  expect(press('g')).toBe(false)
  press('d')
  expect(received).toEqual([])
})

test('in a call g is the key of its window', async () => {
  const { received, press } = await setup({ isInCall: true })
  press('g')
  press('d')
  expect(received).toEqual(['callWindow'])
})

test('the hint is shown half a second after the first key, unless the sequence has ended before', async () => {
  const { press, isHintShown } = await setup()
  press('g')
  await vi.advanceTimersByTimeAsync(499)
  expect(isHintShown()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isHintShown()).toBe(true)
  press('Escape')
  expect(isHintShown()).toBe(false)
  press('g')
  press('d')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isHintShown()).toBe(false)
})
