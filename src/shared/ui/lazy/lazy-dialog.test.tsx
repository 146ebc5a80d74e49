import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useUnit } from 'effector-react'
import { allSettled, createEvent, createStore } from 'effector'
import { expect, test, vi } from 'vitest'
import { FileLoadError } from '@/shared/lifecycle'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { Dialog } from '../dialog'
import { lazyDialog } from './lazy-dialog'

async function setup() {
  const opened = createEvent()
  const dismissed = createEvent()
  const $isOpen = createStore(false)
    .on(opened, () => true)
    .reset(dismissed)
  function Card() {
    const { isOpen, dismiss } = useUnit({ isOpen: $isOpen, dismiss: dismissed })
    return <Dialog isOpen={isOpen} onClose={dismiss} title="Kart" />
  }
  const load = vi.fn(() => Promise.resolve(Card))
  const Slot = lazyDialog(load, { $isOpen, dismissed })
  const { scope } = await renderScreen(
    <>
      <button type="button">Aç</button>
      <Slot />
    </>,
  )
  screen.getByRole('button', { name: 'Aç' }).focus()
  return {
    Card,
    load,
    open: () => act(() => allSettled(opened, { scope })),
    startOpening: () => act(() => void allSettled(opened, { scope })),
  }
}

const close = () => userEvent.click(screen.getByRole('button', { name: 'Kapat' }))
const isOpenerFocused = () => document.activeElement === screen.getByRole('button', { name: 'Aç' })

test('a loading dialog shows a spinner, and the focus returns to the opener of the real dialog', async () => {
  const { Card, load, startOpening } = await setup()
  expect(load).not.toHaveBeenCalled()
  const { promise, resolve } = Promise.withResolvers<typeof Card>()
  load.mockReturnValueOnce(promise)
  startOpening()
  expect(screen.getByRole('dialog', { name: 'Yükleniyor...' })).toBeInTheDocument()
  await act(async () => resolve(Card))
  expect(screen.getByRole('dialog')).toBe(screen.getByRole('dialog', { name: 'Kart' }))
  await close()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(isOpenerFocused()).toBe(true)
})

test('a failed load is shown, can be closed, and is retried', async () => {
  const { load, open } = await setup()
  const failure = new FileLoadError(new Error('502'), false)
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  await open()
  expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuya ulaşılamıyor')
  await close()
  expect(isOpenerFocused()).toBe(true)
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Yeniden dene' }))
  expect(await screen.findByRole('dialog', { name: 'Kart' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(3)
})
