import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LiveRegion } from './LiveRegion'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const wait = () =>
  act(() => {
    vi.advanceTimersByTime(150)
  })

test('a message is put into a region that was there before it', () => {
  render(<LiveRegion message="5 hasta bulundu" />)
  expect(screen.getByRole('status').textContent).toBe('')
  wait()
  expect(screen.getByRole('status').textContent).toBe('5 hasta bulundu')
})

test('the same words are said again on another turn', () => {
  const { rerender } = render(<LiveRegion message="Kaydedildi" turn={1} />)
  wait()
  const first = screen.getByRole('status')
  rerender(<LiveRegion message="Kaydedildi" turn={2} />)
  wait()
  expect(screen.getByRole('status')).not.toBe(first)
  expect(screen.getByRole('status').textContent).toBe('Kaydedildi')
})

test('while a dialog is open the words come from inside it', () => {
  render(
    <>
      <dialog open aria-label="Arama" />
      <LiveRegion message="Bağlantı yok" isAssertive />
    </>,
  )
  wait()
  expect(screen.getByRole('dialog').contains(screen.getByRole('alert'))).toBe(true)
})

test('nothing stays behind', () => {
  const { unmount } = render(<LiveRegion message="Kaydedildi" />)
  unmount()
  expect(screen.queryByRole('status')).toBeNull()
})
