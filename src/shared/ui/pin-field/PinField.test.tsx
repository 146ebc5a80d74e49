import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { PinField } from '.'

const onComplete = vi.fn<(pin: string) => void>()
const REJECTED = 'PIN dört rakamdan oluşur; yalnızca 0-9 arası rakam girin.'
const WRONG = 'PIN kodunuz günlük PIN ile eşleşmiyor.'

beforeEach(async () => {
  onComplete.mockReset()
  await applyLanguage('tr')
})

type Props = Partial<Parameters<typeof PinField>[0]>

function setup(props: Props = {}) {
  const field = (overrides: Props = {}) => (
    <>
      <PinField label="Günlük PIN" resetKey={0} state="ready" onComplete={onComplete} {...props} {...overrides} />
      <button type="button">Çıkış yap</button>
    </>
  )
  const { rerender } = render(field())
  return {
    user: userEvent.setup(),
    update: (overrides: Props) => rerender(field({ ...overrides })),
    group: () => screen.getByRole('group', { name: 'Günlük PIN' }),
    inputs: () => screen.getAllByRole<HTMLInputElement>('textbox'),
    shown: () =>
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value || '_')
        .join(''),
    focusedIndex: () => screen.getAllByRole('textbox').findIndex((input) => input === document.activeElement),
    alert: () => screen.getByRole('alert').textContent,
  }
}

/** Sets a whole text at once without key events, like an input method, a password manager or a drop. */
const setValue = (input: HTMLElement | undefined, value: string) =>
  input && fireEvent.input(input, { target: { value } })

test('the four inputs are a named group for digits, without autocomplete (F-G17)', () => {
  const { group, inputs } = setup()
  expect(group()).toBeInTheDocument()
  expect(inputs().map((input) => input.getAttribute('aria-label'))).toEqual([
    '1. rakam',
    '2. rakam',
    '3. rakam',
    '4. rakam',
  ])
  for (const input of inputs()) {
    expect(input.inputMode).toBe('numeric')
    expect(input.autocomplete).toBe('off')
    expect(input).not.toHaveAttribute('name')
  }
})

test('the first input has the focus at once, and the last digit completes the PIN', async () => {
  const { user, focusedIndex, shown } = setup()
  expect(focusedIndex()).toBe(0)
  await user.keyboard('482')
  expect(focusedIndex()).toBe(3)
  expect(onComplete).not.toHaveBeenCalled()
  await user.keyboard('7')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4827')
  expect(shown()).toBe('••••')
})

test('no digit is in the DOM at any time (F-G13)', async () => {
  const { user } = setup()
  // The labels of the inputs have the digits 1 to 4.
  for (const digit of '5678') {
    await user.keyboard(digit)
    expect(document.body.outerHTML.replaceAll(/(id|by)="[^"]*"/g, '')).not.toMatch(/[5-8]/)
    expect(
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value)
        .join(''),
    ).not.toMatch(/\d/)
  }
})

test('a non-digit is rejected with an error, which the next digit clears', async () => {
  const { user, alert, shown, group } = setup()
  await user.keyboard('1a')
  expect(alert()).toBe(REJECTED)
  expect(group()).toHaveAttribute('aria-describedby', screen.getByText(REJECTED).id)
  expect(shown()).toBe('•___')
  await user.keyboard('2')
  expect(alert()).toBe('')
  expect(shown()).toBe('••__')
})

test.each(['4827', ' 4827 ', '4827\n'])('%j is pasted as a whole (F-G04)', async (text) => {
  const { user, focusedIndex } = setup()
  await user.paste(text)
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4827')
  expect(focusedIndex()).toBe(3)
})

test('pasting another text is rejected with an error (F-G04)', async () => {
  const { user, alert, shown } = setup()
  await user.paste('12-34')
  expect(alert()).toBe(REJECTED)
  expect(shown()).toBe('____')
  expect(onComplete).not.toHaveBeenCalled()
})

test('autofill puts the whole PIN into the first input (F-G05)', async () => {
  const { inputs } = setup()
  setValue(inputs()[0], '4827')
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledExactlyOnceWith('4827'))
})

test('an input method enters digits without keys and may repeat the last one on blur (F-G05)', async () => {
  const { inputs, focusedIndex } = setup()
  setValue(inputs()[0], '4')
  expect(focusedIndex()).toBe(1)
  setValue(inputs()[1], '8')
  setValue(inputs()[0], '•4')
  expect(focusedIndex()).toBe(2)
  setValue(inputs()[2], '１')
  expect(screen.getByRole('alert').textContent).toBe(REJECTED)
  setValue(inputs()[2], '2')
  setValue(inputs()[3], '7')
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledExactlyOnceWith('4827'))
})

test('Backspace removes the digit of its input, then the previous one', async () => {
  const { user, shown, focusedIndex } = setup()
  await user.keyboard('482{Backspace}')
  expect([shown(), focusedIndex()]).toEqual(['••__', 2])
  await user.keyboard('{Backspace}')
  expect([shown(), focusedIndex()]).toEqual(['•___', 1])
  await user.keyboard('9{ArrowLeft}{Delete}')
  expect([shown(), focusedIndex()]).toEqual(['•___', 1])
  await user.keyboard('{Control>}{Backspace}{/Control}')
  expect([shown(), focusedIndex()]).toEqual(['____', 0])
})

test('a mobile keyboard empties an input without a key event', () => {
  const { inputs, shown } = setup()
  setValue(inputs()[0], '4')
  setValue(inputs()[0], '')
  expect(shown()).toBe('____')
})

test('arrows, Home and End move between the inputs, and a digit replaces the existing one', async () => {
  const { user, focusedIndex } = setup()
  await user.keyboard('482{Home}')
  expect(focusedIndex()).toBe(0)
  await user.keyboard('{ArrowLeft}{ArrowRight}')
  expect(focusedIndex()).toBe(1)
  await user.keyboard('5{End}')
  expect(focusedIndex()).toBe(3)
  await user.keyboard('{ArrowRight}7')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4527')
})

test('Enter before the last digit shows an error and focuses the first empty input', async () => {
  const { user, alert, focusedIndex } = setup()
  await user.keyboard('48{Home}{Enter}')
  expect(alert()).toBe('Dört rakamın tamamını girin.')
  expect(focusedIndex()).toBe(2)
  expect(onComplete).not.toHaveBeenCalled()
})

test('a held Enter, as after opening a dialog with it, shows no error', () => {
  const { inputs } = setup()
  for (const input of inputs()) fireEvent.keyDown(input, { key: 'Enter', repeat: true })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('a wrong PIN empties the inputs, focuses the first one and is announced (F-G02, F-G17)', async () => {
  const { user, update, shown, focusedIndex, alert, inputs } = setup()
  await user.keyboard('4827')
  update({ resetKey: 1, error: WRONG })
  expect([shown(), focusedIndex(), alert()]).toEqual(['____', 0, WRONG])
  for (const input of inputs()) expect(input).toHaveAttribute('aria-invalid', 'true')
  expect(inputs()[0]).toHaveAttribute('aria-describedby', screen.getByText(WRONG).id)

  await user.keyboard('1')
  expect(alert()).toBe('')
  await user.keyboard('234')
  update({ resetKey: 2, error: WRONG })
  expect(alert()).toBe(WRONG)
})

test.each(['checking', 'lockedOut'] as const)(
  'in the state %s the field ignores input and keeps the focus (F-G11)',
  async (state) => {
    const { user, update, focusedIndex, shown, alert } = setup()
    await user.keyboard('48')
    update({ state })
    await user.keyboard('27{Enter}{Backspace}')
    await user.paste('4827')
    expect([focusedIndex(), shown(), alert()]).toEqual([2, '••__', ''])
    expect(onComplete).not.toHaveBeenCalled()
  },
)

test('the field gets the focus only if no other control has it', () => {
  render(<button type="button">Geri</button>)
  screen.getByRole('button', { name: 'Geri' }).focus()
  const { focusedIndex } = setup()
  expect(focusedIndex()).toBe(-1)
})

test('the countdown of a lockout is no description: screen readers would speak it every second', () => {
  const { inputs, group } = setup({ state: 'lockedOut', error: WRONG, hint: 'Kalan süre: 0:28' })
  expect(screen.getByText('Kalan süre: 0:28')).toBeVisible()
  for (const element of [group(), ...inputs()]) expect(element).toHaveAccessibleDescription(WRONG)
})

test('the end of a lockout is announced', () => {
  const { update } = setup({ state: 'lockedOut' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  update({ state: 'ready' })
  expect(screen.getByRole('status')).toHaveTextContent('Yeniden deneyebilirsiniz.')
  update({ state: 'checking' })
  update({ state: 'ready' })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('Enter after the last digit neither replaces the error of a wrong PIN nor presses the control that has the focus by then (F-G10)', async () => {
  const { user, update, alert } = setup()
  const signOut = screen.getByRole('button', { name: 'Çıkış yap' })
  const onSignOut = vi.fn()
  signOut.addEventListener('click', onSignOut)

  await user.keyboard('4827')
  update({ resetKey: 1, error: WRONG })
  await user.keyboard('{Enter}')
  expect(alert()).toBe(WRONG)

  await user.keyboard('4828')
  signOut.focus()
  await user.keyboard('{Enter}')
  expect(onSignOut).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(onSignOut, 'only the first Enter is ignored').toHaveBeenCalledOnce()
})
