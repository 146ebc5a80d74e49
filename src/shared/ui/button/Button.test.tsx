import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from './Button'

function setup(props: { disabledReason?: string; isLoading?: boolean }) {
  const [onClick, onSubmit] = [vi.fn(), vi.fn()]
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <input aria-label="Konu" />
      <Button type="submit" onClick={onClick} {...props}>
        Gönder
      </Button>
    </form>,
  )
  return { onClick, onSubmit, user: userEvent.setup(), button: screen.getByRole('button', { name: 'Gönder' }) }
}

test('a button with a reason is focusable and described by it, but neither clicks nor submits', async () => {
  const { onClick, onSubmit, user, button } = setup({ disabledReason: 'Önce konuyu yazın.' })
  await user.tab()
  await user.tab()
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveAccessibleDescription('Önce konuyu yazın.')
  await user.click(button)
  await user.type(screen.getByLabelText('Konu'), '{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a loading button keeps its name and ignores clicks', async () => {
  const { onSubmit, user, button } = setup({ isLoading: true })
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('an enabled button submits once', async () => {
  const { onClick, onSubmit, user, button } = setup({})
  await user.click(button)
  expect(onClick).toHaveBeenCalledOnce()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a tooltip that was removed is not shown again after the pointer has left', () => {
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
})
