import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setPageLocked } from '@/shared/browser'
import { LiveRegion } from './LiveRegion'

beforeEach(() => vi.useFakeTimers())

const wait = () =>
  act(() => {
    vi.advanceTimersByTime(150)
  })

test('a message is added to a region that existed before', () => {
  render(<LiveRegion message="5 hasta bulundu" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  wait()
  expect(screen.getByRole('status')).toHaveTextContent(/^5 hasta bulundu$/)
})

test('a message that changes within its delay is not announced', () => {
  const { rerender } = render(<LiveRegion message="Kamera kapalı" delayMs={2_000} />)
  wait()
  rerender(<LiveRegion message="Kamera açık" delayMs={2_000} />)
  act(() => void vi.advanceTimersByTime(1_999))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.getByRole('status')).toHaveTextContent(/^Kamera açık$/)
})

test('the same message with another id is announced again', () => {
  const { rerender } = render(<LiveRegion message="Kaydedildi" messageId={1} />)
  wait()
  const first = screen.getByRole('status')
  rerender(<LiveRegion message="Kaydedildi" messageId={2} />)
  wait()
  expect(screen.getByRole('status')).not.toBe(first)
  expect(screen.getByRole('status')).toHaveTextContent(/^Kaydedildi$/)
})

test('while a modal dialog is open the region is inside it', () => {
  // happy-dom does not know which dialogs are modal.
  vi.spyOn(document, 'querySelectorAll').mockImplementationOnce(() =>
    document.body.querySelectorAll('[data-testid="modal"]'),
  )
  render(
    <>
      <dialog open data-testid="modal" aria-label="Arama" />
      <dialog open aria-label="Görüşme" />
      <LiveRegion message="Bağlantı yok" isAssertive />
    </>,
  )
  wait()
  expect(screen.getByRole('dialog', { name: 'Arama' })).toContainElement(screen.getByRole('alert'))
})

test.each([
  ['arrives while the page is locked', 0],
  ['waits for its delay when the page is locked', 1_999],
])('a message that %s is not announced, also not later', (_, lockedAfterMs) => {
  // The lock screen is the top modal dialog.
  vi.spyOn(document, 'querySelectorAll').mockImplementation(() =>
    document.body.querySelectorAll('[data-testid="lock-screen"]'),
  )
  const page = (message: string) => (
    <>
      <dialog open data-testid="lock-screen" aria-label="Ekran gizlendi" />
      <LiveRegion message={message} delayMs={2_000} />
    </>
  )
  const { rerender } = render(page(''))
  if (lockedAfterMs === 0) setPageLocked(true)
  rerender(page('İrem Yıldız: kamera kapalı'))
  act(() => void vi.advanceTimersByTime(lockedAfterMs))
  setPageLocked(true)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(document.body).not.toHaveTextContent('İrem Yıldız')
  setPageLocked(false)
  act(() => void vi.advanceTimersByTime(2_000))
  expect(document.body).not.toHaveTextContent('İrem Yıldız')
})

test('the region is removed on unmount', () => {
  const { unmount } = render(<LiveRegion message="Kaydedildi" />)
  unmount()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})
