// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { fetchCurrentUserFx } from '@/entities/user'
import { TOAST_DURATION_MS } from '@/shared/config'
import { featuresStarted } from '@/shared/lifecycle'
import { recordToastTexts } from '../../../../tests/support/vitest/record-toast-texts'
import { ticketCreated } from './tickets'

const ticket = { id: '104', subject: 'Takvim', category: 'TECHNICAL', priority: 'HIGH', status: 'OPEN', at: 7 } as const
const CREATED = 'success: Destek talebi başarıyla oluşturuldu'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.setItem('portal.doctor', 'doctor')
})

async function load(user = 'doctor', { isKnown = true } = {}) {
  const scope = fork({ handlers: [[fetchCurrentUserFx, () => user]] })
  const toasts = await recordToastTexts(scope)
  await allSettled(featuresStarted, { scope })
  const identify = () => allSettled(fetchCurrentUserFx, { scope })
  if (isKnown) await identify()
  return { toasts, identify, create: () => allSettled(ticketCreated, { scope, params: ticket }) }
}

test('a reload that waits for a ticket hides its toast, so the next page says that the ticket was created', async () => {
  const { toasts, create } = await load()
  await create()
  expect(toasts).toEqual([CREATED])
  expect((await load()).toasts).toEqual([CREATED])
  expect((await load()).toasts).toEqual([])
})

test('a toast that has been shown is not repeated after a reload', async () => {
  const { create } = await load()
  await create()
  await vi.advanceTimersByTimeAsync(TOAST_DURATION_MS)
  expect((await load()).toasts).toEqual([])
})

test('another user who signs in sees no toast about the ticket', async () => {
  const { create } = await load()
  await create()
  expect((await load('another')).toasts).toEqual([])
  expect((await load()).toasts).toEqual([])
})

test('the toast of this page is not repeated when the user becomes known', async () => {
  const { toasts, identify, create } = await load('doctor', { isKnown: false })
  await create()
  await identify()
  expect(toasts).toEqual([CREATED])
})
