import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useUnit } from 'effector-react'
import { allSettled, createEvent, createStore } from 'effector'
import { expect, test, vi } from 'vitest'
import { createLazyDialog } from '@/shared/lib/lazy-view'
import { renderScreen } from '../../../../tests/support/render-screen'
import { Dialog } from '../dialog'
import { LazyDialog } from './LazyDialog'

async function setup() {
  const opened = createEvent()
  const dismissed = createEvent()
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .reset(dismissed)
  function Card() {
    const { isOpen, dismiss } = useUnit({ isOpen: $isOpen, dismiss: dismissed })
    return <Dialog isOpen={isOpen} onClose={() => dismiss()} title="Kart" />
  }
  const load = vi.fn(() => Promise.resolve(Card))
  const code = createLazyDialog(load, { $isOpen, dismissed })
  const { scope } = await renderScreen(
    <>
      <button type="button">Aç</button>
      <LazyDialog view={code} />
    </>,
  )
  screen.getByRole('button', { name: 'Aç' }).focus()
  return {
    Card,
    load,
    open: () => act(() => allSettled(opened, { scope })),
    beginToOpen: () => act(() => void allSettled(opened, { scope })),
  }
}

const close = () => userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
const isOpenerFocused = () => document.activeElement === screen.getByRole('button', { name: 'Aç' })

test('a dialog whose code is on its way waits as a dialog, and gives the focus back where it came from', async () => {
  const { Card, load, beginToOpen } = await setup()
  expect(load).not.toHaveBeenCalled()
  const { promise, resolve } = Promise.withResolvers<typeof Card>()
  load.mockReturnValueOnce(promise)
  beginToOpen()
  expect(screen.getByRole('dialog', { name: 'Yükleniyor...' })).toBeDefined()
  await act(async () => resolve(Card))
  expect(screen.getByRole('dialog')).toBe(screen.getByRole('dialog', { name: 'Kart' }))
  await close()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(isOpenerFocused()).toBe(true)
})

test('code that does not come says so, can be closed, and is asked for again', async () => {
  const { load, open } = await setup()
  load.mockRejectedValueOnce(new Error('a defect')).mockRejectedValueOnce(new Error('a defect'))
  await open()
  expect((await screen.findByRole('alert')).textContent).toContain('Sunucuya ulaşılamıyor')
  await close()
  expect(isOpenerFocused()).toBe(true)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByRole('dialog', { name: 'Kart' })).toBeDefined()
  expect(load).toHaveBeenCalledTimes(3)
})
