import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { applyLanguage, TranslationProvider } from '@/shared/i18n'
import { $today } from '@/shared/lifecycle'
import { DateField } from '.'

const LABELS = { tr: 'Tarih', en: 'Date' }

async function setup(options: { language?: 'tr' | 'en'; value?: string; isReadOnly?: boolean } = {}) {
  const { language = 'tr', value = '2026-11-23', isReadOnly = false } = options
  await applyLanguage(language)
  const changed = vi.fn<(day: string) => void>()
  const scope = fork({ values: [[$today, '2026-11-20']] })
  function Filter() {
    const [day, setDay] = useState(value)
    return (
      <Provider value={scope}>
        <DateField
          label={LABELS[language]}
          value={day}
          isReadOnly={isReadOnly}
          onValueChange={(next) => {
            changed(next)
            setDay(next)
          }}
        />
        <button type="button" onClick={() => setDay('2026-01-01')}>
          other
        </button>
      </Provider>
    )
  }
  render(<Filter />, { wrapper: TranslationProvider })
  const user = userEvent.setup()
  const field = screen.getByRole('textbox', { name: LABELS[language] })
  const replaceWith = async (text: string) => {
    await user.clear(field)
    changed.mockClear()
    await user.type(field, text)
  }
  const openGrid = async () => {
    await user.click(screen.getByRole('button', { name: new RegExp(`^${LABELS[language]}:`) }))
    return screen.findByRole('grid')
  }
  return { user, field, changed, replaceWith, openGrid }
}

const focusedDay = () => document.activeElement?.getAttribute('aria-label')

test.each([
  ['tr', 'gg.aa.yyyy'],
  ['en', 'dd.mm.yyyy'],
] as const)('in %s the date has the format %s, as on the cards of notifications', async (language, placeholder) => {
  const { field } = await setup({ language })
  expect(field).toHaveValue('23.11.2026')
  expect(field).toHaveAttribute('placeholder', placeholder)
})

const IN_BOTH = (texts: readonly string[]) =>
  texts.flatMap((text) => (['tr', 'en'] as const).map((language) => [text, language] as const))
const FULL_DATES = ['24.12.2026', '24/12/2026', '24-12-2026', '24122026', '2026-12-24']

test.each(IN_BOTH(FULL_DATES))('typed %s is reported at once, and once (%s)', async (text, language) => {
  const { changed, replaceWith, user, field } = await setup({ language })
  await replaceWith(text)
  expect(changed.mock.calls).toEqual([['2026-12-24']])
  await user.tab()
  expect(field).toHaveValue('24.12.2026')
  expect(changed).toHaveBeenCalledOnce()
})

test.each(IN_BOTH([...FULL_DATES, ' 2026-12-24 ', '24.12.26']))(
  'pasted %j is accepted (%s)',
  async (text, language) => {
    const { changed, user, field } = await setup({ language })
    await user.tripleClick(field)
    await user.paste(text)
    await user.keyboard('{Enter}')
    expect(changed.mock.calls).toEqual([['2026-12-24']])
    expect(field).toHaveValue('24.12.2026')
  },
)

test('after a switch of the language the placeholder and the error are in the new one', async () => {
  const { replaceWith, user, field } = await setup()
  await act(() => applyLanguage('en'))
  expect(field).toHaveValue('23.11.2026')
  expect(field).toHaveAttribute('placeholder', 'dd.mm.yyyy')
  await user.click(screen.getByRole('button', { name: 'Tarih: choose in a calendar' }))
  expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeInTheDocument()
  expect(focusedDay()).toBe('Monday, 23 November 2026, selected')
  await user.keyboard('{Escape}')
  await replaceWith('31/12/2200')
  await user.tab()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Enter a date between 01\.01\.1900 and 31\.12\.2199\.$/)
  await act(() => applyLanguage('tr'))
  expect(screen.getByRole('alert')).toHaveTextContent(/^01\.01\.1900 ile 31\.12\.2199 arasında bir tarih girin\.$/)
  expect(field).toHaveValue('31/12/2200')
})

test('a year of two digits is read when typing has ended', async () => {
  const { changed, replaceWith, user, field } = await setup()
  await replaceWith('24.12.26')
  expect(changed).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(changed.mock.calls).toEqual([['2026-12-24']])
  expect(field).toHaveValue('24.12.2026')
})

test.each(['31.02.2026', '12/24/2026'])('%s is impossible: it gets an error and changes nothing', async (text) => {
  const { changed, user, field } = await setup()
  await user.tripleClick(field)
  await user.paste(text)
  await user.tab()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Geçerli bir tarih girin \(gg\.aa\.yyyy\)\.$/)
  expect(field).toHaveValue(text)
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(changed).not.toHaveBeenCalled()
})

test('a date out of range gets an error and changes nothing', async () => {
  const { changed, replaceWith, user } = await setup({ language: 'en' })
  await replaceWith('31/12/1899')
  await user.tab()
  expect(screen.getByRole('alert')).toHaveTextContent(/^Enter a date between 01\.01\.1900 and 31\.12\.2199\.$/)
  expect(changed).not.toHaveBeenCalled()
})

test.each(['99.99.2026', '24.11.2026'])('a date from outside, as at midnight, replaces the typed %s', async (text) => {
  const { replaceWith, user, field, changed } = await setup()
  await replaceWith(text)
  changed.mockClear()
  fireEvent.click(screen.getByRole('button', { name: 'other' }))
  expect(field).toHaveValue('01.01.2026')
  await user.tab()
  expect(changed).not.toHaveBeenCalled()
})

test('an empty field reports an empty date', async () => {
  const { changed, user, field } = await setup()
  await user.clear(field)
  await user.tab()
  expect(changed.mock.calls).toEqual([['']])
  expect(field).toHaveValue('')
})

test('the grid opens at the selected day; today and the selected day are marked', async () => {
  const { openGrid } = await setup()
  const grid = await openGrid()
  expect(screen.getByRole('dialog', { name: 'Tarih seç' })).toContainElement(grid)
  expect(screen.getByRole('grid', { name: 'Kasım 2026' })).toBe(grid)
  fireEvent.keyDown(document.activeElement ?? grid, { key: 'ArrowLeft', altKey: true })
  expect(focusedDay(), 'Alt+Left is Back').toBe('23 Kasım 2026 Pazartesi, seçili')
  expect(grid.querySelector('[aria-selected="true"]')).toHaveTextContent(/^23$/)
  expect(within(grid).getByRole('button', { current: 'date' })).toHaveTextContent(/^20$/)
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map((head) => head.getAttribute('abbr')),
  ).toEqual(['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'])
})

test.each([
  ['{ArrowLeft}', '22 Kasım 2026 Pazar', 'Sunday, 22 November 2026'],
  ['{ArrowRight}', '24 Kasım 2026 Salı', 'Tuesday, 24 November 2026'],
  ['{ArrowUp}', '16 Kasım 2026 Pazartesi', 'Monday, 16 November 2026'],
  ['{ArrowDown}', '30 Kasım 2026 Pazartesi', 'Monday, 30 November 2026'],
  ['{ArrowDown}{ArrowDown}', '7 Aralık 2026 Pazartesi', 'Monday, 7 December 2026'],
  ['{End}', '29 Kasım 2026 Pazar', 'Sunday, 29 November 2026'],
  ['{End}{Home}', '23 Kasım 2026 Pazartesi, seçili', 'Monday, 23 November 2026, selected'],
  ['{PageUp}', '23 Ekim 2026 Cuma', 'Friday, 23 October 2026'],
  ['{PageDown}', '23 Aralık 2026 Çarşamba', 'Wednesday, 23 December 2026'],
  ['{Shift>}{PageUp}{/Shift}', '23 Kasım 2025 Pazar', 'Sunday, 23 November 2025'],
  ['{Shift>}{PageDown}{/Shift}', '23 Kasım 2027 Salı', 'Tuesday, 23 November 2027'],
])('%s moves the focus to %s', async (keys, turkish, english) => {
  for (const [language, day] of [
    ['tr', turkish],
    ['en', english],
  ] as const) {
    const { openGrid, user } = await setup({ language })
    await openGrid()
    await user.keyboard(keys)
    expect(focusedDay()).toBe(day)
    cleanup()
  }
})

test.each([
  ['tr', '31 Aralık 2199 Salı'],
  ['en', 'Tuesday, 31 December 2199'],
] as const)('a key that would leave the range moves to its last day (%s)', async (language, day) => {
  const { openGrid, user } = await setup({ language, value: '2199-11-23' })
  await openGrid()
  await user.keyboard('{PageDown}{PageDown}')
  expect(focusedDay()).toBe(day)
})

test.each(['{Enter}', ' '])('%j chooses a day, reports it, closes the grid and returns the focus', async (key) => {
  const { openGrid, user, changed, field } = await setup()
  await openGrid()
  await user.keyboard(`{ArrowRight}${key}`)
  expect(changed.mock.calls).toEqual([['2026-11-24']])
  expect(field).toHaveValue('24.11.2026')
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
  expect(focusedDay()).toBe('Tarih: takvimden seç')
})

test('the buttons change the month; days out of range cannot be chosen', async () => {
  const { openGrid, user } = await setup({ value: '2199-11-23' })
  await openGrid()
  await user.click(screen.getByRole('button', { name: 'Sonraki ay' }))
  expect(screen.getByRole('grid', { name: 'Aralık 2199' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '1 Ocak 2200 Çarşamba' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Önceki ay' }))
  expect(screen.getByRole('grid', { name: 'Kasım 2199' })).toBeInTheDocument()
})

test('a read-only field has no calendar and cannot be typed into', async () => {
  const { user, field, changed } = await setup({ isReadOnly: true })
  await user.type(field, '1')
  expect(field).toHaveValue('23.11.2026')
  expect(changed).not.toHaveBeenCalled()
  expect(screen.queryByRole('button', { name: /takvim/ })).not.toBeInTheDocument()
})

test('with a coarse pointer the native control is used, with the same range', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await applyLanguage('tr')
  const changed = vi.fn()
  render(<DateField label="Tarih" value="2026-11-23" onValueChange={changed} />)
  const field = screen.getByLabelText('Tarih')
  expect(field).toHaveAttribute('type', 'date')
  expect(field).toHaveValue('2026-11-23')
  fireEvent.change(field, { target: { value: '0002-11-23' } })
  fireEvent.blur(field)
  expect(changed).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent(/^01\.01\.1900 ile 31\.12\.2199 arasında bir tarih girin\.$/)
  fireEvent.change(field, { target: { value: '2026-12-24' } })
  expect(changed.mock.calls).toEqual([['2026-12-24']])
})
