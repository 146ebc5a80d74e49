import { act, fireEvent, render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { TruncatedText } from './TruncatedText'

const NAME = 'Boğaziçi Tıp ve Rehabilitasyon Merkezi'

beforeEach(() => vi.useFakeTimers())

function renderButton({ isTruncated, isHidden = false }: { isTruncated: boolean; isHidden?: boolean }) {
  render(
    <button type="button">
      <TruncatedText isShownOnFocus>{NAME}</TruncatedText>
    </button>,
  )
  const button = screen.getByRole('button', { name: NAME })
  // happy-dom has no layout.
  const text = screen.getByText(NAME)
  Object.defineProperties(text, {
    scrollWidth: { value: isTruncated ? 300 : 100 },
    clientWidth: { value: 100 },
  })
  text.checkVisibility = () => !isHidden
  return button
}

interface FocusOptions {
  isVisible?: boolean
  from?: Element | null
}

const focus = (button: HTMLElement, { isVisible = true, from = document.body }: FocusOptions = {}) => {
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible' && isVisible)
  fireEvent.focus(button, { relatedTarget: from })
  act(() => void vi.advanceTimersByTime(50))
}
const tooltipText = () => document.querySelector('[role="tooltip"]')?.textContent

test('visible focus on the control shows the full text until the focus leaves', () => {
  const button = renderButton({ isTruncated: true })
  focus(button)
  expect(tooltipText()).toBe(NAME)
  fireEvent.blur(button)
  expect(tooltipText()).toBeUndefined()
})

test('a control that gets the focus in its first commit shows the full text', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(true)
  function FocusedButton() {
    const button = useRef<HTMLButtonElement>(null)
    useLayoutEffect(() => {
      button.current?.dispatchEvent(new FocusEvent('focus', { relatedTarget: document.body }))
    }, [])
    return (
      <button ref={button} type="button">
        <TruncatedText isShownOnFocus>{NAME}</TruncatedText>
      </button>
    )
  }
  render(<FocusedButton />)
  act(() => void vi.advanceTimersByTime(50))
  expect(tooltipText()).toBe(NAME)
})

test('a text that fits shows nothing', () => {
  focus(renderButton({ isTruncated: false }))
  expect(tooltipText()).toBeUndefined()
})

test('a hidden text shows nothing', () => {
  focus(renderButton({ isTruncated: true, isHidden: true }))
  expect(tooltipText()).toBeUndefined()
})

test('focus by a press shows nothing', () => {
  focus(renderButton({ isTruncated: true }), { isVisible: false })
  expect(tooltipText()).toBeUndefined()
})

test('focus that is restored after a reload shows nothing', () => {
  focus(renderButton({ isTruncated: true }), { from: null })
  expect(tooltipText()).toBeUndefined()
})
