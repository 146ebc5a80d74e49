// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $authToken } from '@/shared/auth'
import { problemOccurred } from '@/shared/report'
import { keyPressed } from '@/shared/shortcuts'
import { sendTransactionsFx } from './transactions'
import { recordPayloads } from '../../../../tests/support/vitest/record-payloads'

const KEYS = { key: 'Enter', ctrlKey: true, altKey: true }

interface Setup {
  send?: () => Promise<void>
  token?: string | null
}

interface Press extends KeyboardEventInit {
  isAltGr?: boolean
  target?: HTMLElement
}

async function setup({ send = () => Promise.resolve(), token = 'token' }: Setup = {}) {
  const post = vi.fn(send)
  const scope = fork({ handlers: [[sendTransactionsFx, post]] })
  await allSettled($authToken, { scope, params: token })
  const press = async ({ isAltGr = false, target = document.body, ...init }: Press = {}) => {
    const event = new KeyboardEvent('keydown', { ...KEYS, ...init })
    target.dispatchEvent(event)
    Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'AltGraph' && isAltGr })
    await allSettled(keyPressed, { scope, params: { event, isApple: false, isInPipWindow: false, isBlocked: false } })
  }
  return { scope, post, press }
}

test('each press sends one request, however long the keys are held', async () => {
  const { post, press } = await setup()
  await press()
  await press({ repeat: true })
  await press({ repeat: true })
  expect(post).toHaveBeenCalledOnce()
  await press()
  expect(post).toHaveBeenCalledTimes(2)
})

test('a second press while the request is pending sends nothing: it would switch the setting back', async () => {
  let finish = () => {}
  const { post, press } = await setup({ send: () => new Promise<void>((resolve) => (finish = resolve)) })
  const pending = Promise.all([press(), press()])
  await vi.waitFor(() => expect(post).toHaveBeenCalled())
  finish()
  await pending
  expect(post).toHaveBeenCalledOnce()
})

test('AltGr+Enter sends nothing', async () => {
  const { post, press } = await setup()
  await press({ isAltGr: true })
  expect(post).not.toHaveBeenCalled()
})

test('in a text field nothing is sent, outside of it the keys work again', async () => {
  const { post, press } = await setup()
  await press({ target: document.createElement('input') })
  expect(post).not.toHaveBeenCalled()
  await press()
  expect(post).toHaveBeenCalledOnce()
})

test('nothing is sent before signing in', async () => {
  const { post, press } = await setup({ token: null })
  await press()
  expect(post).not.toHaveBeenCalled()
})

test('a failure shows nothing to the user and is reported', async () => {
  const { scope, press } = await setup({ send: () => Promise.reject(new TypeError('500 for Ayşe')) })
  const reported = recordPayloads(problemOccurred, scope)
  await press()
  expect(reported).toEqual([{ kind: 'silent-failure', where: 'sendTransactions', details: ['TypeError'] }])
})
