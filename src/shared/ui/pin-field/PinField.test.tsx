import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { PinField } from '.'

const onComplete = vi.fn<(pin: string) => void>()
const REJECTED = 'PIN yalnızca dört rakamdan (0-9) oluşur.'
const WRONG = 'PIN kodunuz günlük PIN ile eşleşmiyor.'

beforeEach(async () => {
  onComplete.mockReset()
  await applyLanguage('tr')
})

type Props = Partial<Parameters<typeof PinField>[0]>

function setup(props: Props = {}) {
  const field = (more: Props = {}) => (
    <>
      <PinField label="Günlük PIN" resetKey={0} state="ready" onComplete={onComplete} {...props} {...more} />
      <button type="button">Çıkış yap</button>
    </>
  )
  const { rerender } = render(field())
  return {
    user: userEvent.setup(),
    update: (more: Props) => rerender(field({ ...more })),
    group: () => screen.getByRole('group', { name: 'Günlük PIN' }),
    boxes: () => screen.getAllByRole<HTMLInputElement>('textbox'),
    shown: () =>
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value || '_')
        .join(''),
    at: () => screen.getAllByRole('textbox').findIndex((box) => box === document.activeElement),
    alert: () => screen.getByRole('alert').textContent,
  }
}

/** As an input method, a password manager or a drop does it: the whole text at once, without a key. */
const put = (box: HTMLElement | undefined, value: string) => box && fireEvent.input(box, { target: { value } })

test('the four boxes are one group with a name, for digits, without memory', () => {
  const { group, boxes } = setup()
  expect(group()).toBeTruthy()
  expect(boxes().map((box) => box.getAttribute('aria-label'))).toEqual(['1. rakam', '2. rakam', '3. rakam', '4. rakam'])
  for (const box of boxes()) {
    expect(box.inputMode).toBe('numeric')
    expect(box.autocomplete).toBe('off')
    expect(box.hasAttribute('name')).toBe(false)
  }
})

test('the keyboard is in the first box at once, and the last digit sends the PIN', async () => {
  const { user, at, shown } = setup()
  expect(at()).toBe(0)
  await user.keyboard('482')
  expect(at()).toBe(3)
  expect(onComplete).not.toHaveBeenCalled()
  await user.keyboard('7')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4827')
  expect(shown()).toBe('••••')
})

test('no digit is in the document at any time', async () => {
  const { user } = setup()
  for (const digit of '4827') {
    await user.keyboard(digit)
    expect(document.body.outerHTML.replaceAll(/id="[^"]*"/g, '')).not.toContain(`value="${digit}"`)
    expect(
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value)
        .join(''),
    ).not.toMatch(/\d/)
  }
})

test('what is not a digit is refused so that one sees it, and the next digit takes that away', async () => {
  const { user, alert, shown, group } = setup()
  await user.keyboard('1a')
  expect(alert()).toBe(REJECTED)
  expect(group().getAttribute('aria-describedby')).toBe(screen.getByText(REJECTED).id)
  expect(shown()).toBe('•___')
  await user.keyboard('2')
  expect(alert()).toBe('')
  expect(shown()).toBe('••__')
})

test.each(['4827', ' 4827 ', '4827\n'])('%j is pasted whole', async (text) => {
  const { user, at } = setup()
  await user.paste(text)
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4827')
  expect(at()).toBe(3)
})

test.each(['12-34', '12345', '1e3', '0x1f', '-1.5', '１２３４', '١٢٣٤', '12', '12 34', 'https://a.example/1234'])(
  'pasting %j is refused so that one sees it',
  async (text) => {
    const { user, alert, shown } = setup()
    await user.paste(text)
    expect(alert()).toBe(REJECTED)
    expect(shown()).toBe('____')
    expect(onComplete).not.toHaveBeenCalled()
  },
)

test('autofill puts the whole PIN into the first box', async () => {
  const { boxes } = setup()
  put(boxes()[0], '4827')
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledExactlyOnceWith('4827'))
})

test('an input method gives digits without keys, and says the last one again when it loses the box', async () => {
  const { boxes, at } = setup()
  put(boxes()[0], '4')
  expect(at()).toBe(1)
  put(boxes()[1], '8')
  put(boxes()[0], '•4')
  expect(at()).toBe(2)
  put(boxes()[2], '１')
  expect(screen.getByRole('alert').textContent).toBe(REJECTED)
  put(boxes()[2], '2')
  put(boxes()[3], '7')
  await vi.waitFor(() => expect(onComplete).toHaveBeenCalledExactlyOnceWith('4827'))
})

test('Backspace takes the digit of its box, then the one before', async () => {
  const { user, shown, at } = setup()
  await user.keyboard('482{Backspace}')
  expect([shown(), at()]).toEqual(['••__', 2])
  await user.keyboard('{Backspace}')
  expect([shown(), at()]).toEqual(['•___', 1])
  await user.keyboard('9{ArrowLeft}{Delete}')
  expect([shown(), at()]).toEqual(['•___', 1])
  await user.keyboard('{Control>}{Backspace}{/Control}')
  expect([shown(), at()]).toEqual(['____', 0])
})

test('a mobile keyboard empties a box without a key', () => {
  const { boxes, shown } = setup()
  put(boxes()[0], '4')
  put(boxes()[0], '')
  expect(shown()).toBe('____')
})

test('arrows, Home and End move between the boxes, and a digit takes the place of the one that stands there', async () => {
  const { user, at } = setup()
  await user.keyboard('482{Home}')
  expect(at()).toBe(0)
  await user.keyboard('{ArrowLeft}{ArrowRight}')
  expect(at()).toBe(1)
  await user.keyboard('5{End}')
  expect(at()).toBe(3)
  await user.keyboard('{ArrowRight}7')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4527')
})

test('digits may be typed in any order', async () => {
  const { user, boxes, at } = setup()
  await user.click(boxes()[2] as HTMLElement)
  await user.keyboard('27')
  expect(at()).toBe(0)
  await user.keyboard('48')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('4827')
})

test('Enter before the last digit says what is missing and leads there', async () => {
  const { user, alert, at } = setup()
  await user.keyboard('48{Home}{Enter}')
  expect(alert()).toBe('Dört rakamın tamamını girin.')
  expect(at()).toBe(2)
  expect(onComplete).not.toHaveBeenCalled()
})

test('a PIN that did not do empties the boxes, leads back to the first one and is announced', async () => {
  const { user, update, shown, at, alert, boxes } = setup()
  await user.keyboard('4827')
  update({ resetKey: 1, error: WRONG })
  expect([shown(), at(), alert()]).toEqual(['____', 0, WRONG])
  expect(boxes().every((box) => box.getAttribute('aria-invalid') === 'true')).toBe(true)
  expect(boxes()[0]?.getAttribute('aria-describedby')).toBe(screen.getByText(WRONG).id)

  await user.keyboard('1')
  expect(alert()).toBe('')
  await user.keyboard('234')
  update({ resetKey: 2, error: WRONG })
  expect(alert()).toBe(WRONG)
})

test.each(['checking', 'lockedOut'] as const)(
  'while it is %s the field takes nothing and keeps the focus',
  async (state) => {
    const { user, update, at, shown, alert } = setup()
    await user.keyboard('48')
    update({ state })
    await user.keyboard('27{Enter}{Backspace}')
    await user.paste('4827')
    expect([at(), shown(), alert()]).toEqual([2, '••__', ''])
    expect(onComplete).not.toHaveBeenCalled()
  },
)

test('the field takes the focus only where nothing else has it', () => {
  render(<button type="button">Geri</button>)
  screen.getByRole('button', { name: 'Geri' }).focus()
  const { at } = setup()
  expect(at()).toBe(-1)
})
