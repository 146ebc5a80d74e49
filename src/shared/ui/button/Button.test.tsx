import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'

function setup(props: { disabledReason?: string; isLoading?: boolean }) {
  const [clicked, submitted] = [vi.fn(), vi.fn()]
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted()
      }}
    >
      <input aria-label="Konu" />
      <Button type="submit" onClick={clicked} {...props}>
        Gönder
      </Button>
    </form>,
  )
  return { clicked, submitted, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Gönder' }) }
}

test('a button with a reason takes the focus and says why, but neither clicks nor submits', async () => {
  const { clicked, submitted, user, button } = setup({ disabledReason: 'Önce konuyu yazın.' })
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Önce konuyu yazın.')
  await user.click(button)
  await user.type(screen.getByLabelText('Konu'), '{Enter}')
  expect(clicked).not.toHaveBeenCalled()
  expect(submitted).not.toHaveBeenCalled()
})

test('a loading button keeps its name and takes no second click', async () => {
  const { submitted, user, button } = setup({ isLoading: true })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await user.click(button)
  expect(submitted).not.toHaveBeenCalled()
})

test('a free button submits once', async () => {
  const { clicked, submitted, user, button } = setup({})
  await user.click(button)
  expect(clicked).toHaveBeenCalledOnce()
  expect(submitted).toHaveBeenCalledOnce()
})

test('a reason that has gone and comes back does not show itself to a pointer that left meanwhile', () => {
  vi.useFakeTimers()
  const shown = vi.spyOn(HTMLElement.prototype, 'showPopover')
  const tooltips = () =>
    shown.mock.contexts.filter((element) => element instanceof Element && element.role === 'tooltip')
  const button = (reason?: string) => <Button disabledReason={reason}>Gönder</Button>
  const { rerender } = render(button('Önce konuyu yazın.'))
  fireEvent.pointerEnter(screen.getByRole('button'), { pointerType: 'mouse' })
  fireEvent.pointerMove(screen.getByRole('button'), { pointerType: 'mouse', movementX: 1 })
  act(() => void vi.advanceTimersByTime(500))
  expect(tooltips()).toHaveLength(1)
  rerender(button())
  fireEvent.pointerLeave(screen.getByRole('button'))
  rerender(button('Önce konuyu yazın.'))
  act(() => void vi.advanceTimersByTime(500))
  expect(tooltips()).toHaveLength(1)
  vi.useRealTimers()
})
