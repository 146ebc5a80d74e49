import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { AdaptiveSelect } from '.'

const NAMES = ['Ayşe Yılmaz', 'İrem Işık', 'IĞDIR Çınar', 'Mehmet Öztürk', 'Şule Güneş']
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `d${index}`, label: NAMES[index] ?? `Doktor ${index}` }))

interface Setup {
  count?: number
  language?: 'tr' | 'en'
}

async function setup({ count = 500, language = 'tr' }: Setup = {}) {
  await applyLanguage(language)
  const chosen = vi.fn<(value: string) => void>()
  const escaped = vi.fn()
  const options = [{ value: '', label: 'Tüm doktorlar' }, ...many(count)]
  function Filter() {
    const [value, setValue] = useState('')
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
      <div onKeyDown={({ key }) => key === 'Escape' && escaped()}>
        <AdaptiveSelect
          label="Doktor"
          hint="Bir ad yazın"
          value={value}
          options={options}
          onValueChange={(next) => {
            chosen(next)
            setValue(next)
          }}
        />
        <button type="button">Sonraki</button>
      </div>
    )
  }
  render(<Filter />)
  const user = userEvent.setup()
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Doktor' })
  const typeInto = async (keys: string) => {
    await user.click(field)
    await user.keyboard(keys)
  }
  return { user, field, chosen, escaped, typeInto }
}

const list = () => screen.queryByRole('listbox', { name: 'Doktor' })
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent

test('the focus stays when the eleventh choice replaces the select by a control that can be searched, and back', () => {
  const select = (count: number) => (
    <AdaptiveSelect label="Doktor" value="" options={many(count)} onValueChange={() => {}} />
  )
  const field = () => screen.getByRole('combobox', { name: 'Doktor' })
  const { rerender } = render(select(10))
  act(() => field().focus())
  rerender(select(11))
  expect(field().tagName).toBe('INPUT')
  expect(field()).toHaveFocus()
  rerender(select(10))
  expect(field().tagName).toBe('SELECT')
  expect(field()).toHaveFocus()
  act(() => field().blur())
  rerender(select(11))
  expect(document.body).toHaveFocus()
})

test.each([
  [10, 'SELECT'],
  [11, 'INPUT'],
])('with %i choices the control is a %s', async (count, element) => {
  const { field } = await setup({ count })
  expect(field.tagName).toBe(element)
})

test('a closed field shows the choice, its hint and no list', async () => {
  const { field } = await setup()
  expect(field).toHaveValue('Tüm doktorlar')
  expect(field).toHaveAttribute('aria-expanded', 'false')
  expect(field).toHaveAttribute('aria-autocomplete', 'list')
  expect(screen.getByRole('combobox', { description: 'Bir ad yazın' })).toBe(field)
  expect(list()).not.toBeInTheDocument()
})

test('a click opens the list at the choice; "all" is the first of the options', async () => {
  const { user, field } = await setup()
  await user.click(field)
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(list()).toHaveAttribute('id', field.getAttribute('aria-controls'))
  expect(labels()[0]).toBe('Tüm doktorlar')
  expect(active(field)).toBe('Tüm doktorlar')
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Tüm doktorlar$/)
})

test('of five hundred options only a few are in the document, with their position and the total', async () => {
  const { user, field } = await setup()
  await user.click(field)
  const options = screen.getAllByRole('option')
  expect(options.length).toBeLessThan(40)
  expect(options[1]).toHaveAttribute('aria-posinset', '2')
  expect(options[1]).toHaveAttribute('aria-setsize', '501')
})

test.each([
  ['irem isik', 'İrem Işık'],
  ['ışık', 'İrem Işık'],
  ['İREM', 'İrem Işık'],
  ['iğdır', 'IĞDIR Çınar'],
  ['ozturk', 'Mehmet Öztürk'],
  ['hme', 'Mehmet Öztürk'],
  ['güneş şu', 'Şule Güneş'],
])('%j finds %s by any part of the name', async (text, name) => {
  const { typeInto, field } = await setup()
  await typeInto(text)
  expect(labels()).toEqual(['Tüm doktorlar', name])
  expect(active(field)).toBe(name)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^1 sonuç$/))
})

test('text without a match offers "all" only, and Enter chooses nothing', async () => {
  const { typeInto, user, chosen, field } = await setup({ language: 'en' })
  await typeInto('xyz')
  expect(labels()).toEqual(['Tüm doktorlar'])
  expect(active(field)).toBeUndefined()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^0 results$/))
  await user.keyboard('{Enter}')
  expect(chosen).not.toHaveBeenCalled()
  expect(field).toHaveValue('Tüm doktorlar')
})

test('Enter chooses the first match, closes the list and keeps the focus', async () => {
  const { typeInto, user, chosen, field } = await setup()
  await typeInto('şule')
  await user.keyboard('{Enter}')
  expect(chosen.mock.calls).toEqual([['d4']])
  expect(field).toHaveValue('Şule Güneş')
  expect(list()).not.toBeInTheDocument()
  expect(field).toHaveFocus()
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter of an input method chooses nothing: %j',
  async (composing) => {
    const { typeInto, chosen, field } = await setup()
    await typeInto('şule')
    fireEvent.keyDown(field, { key: 'Enter', ...composing })
    expect(chosen).not.toHaveBeenCalled()
    expect(list()).toBeInTheDocument()
  },
)

test('a click chooses an option and keeps the focus', async () => {
  const { typeInto, user, chosen, field } = await setup()
  await typeInto('mehmet')
  await user.click(screen.getByRole('option', { name: 'Mehmet Öztürk' }))
  expect(chosen.mock.calls).toEqual([['d3']])
  expect(field).toHaveFocus()
  expect(list()).not.toBeInTheDocument()
})

test('an emptied field chooses "all"', async () => {
  const { user, field, chosen, typeInto } = await setup()
  await typeInto('şule{Enter}')
  await user.click(field)
  await user.keyboard('{Delete}{Enter}')
  expect(chosen.mock.lastCall).toEqual([''])
})

test('"all" can be chosen again', async () => {
  const { typeInto, user, chosen } = await setup()
  await typeInto('mehmet{Enter}')
  await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
  expect(chosen.mock.calls).toEqual([['d3'], ['']])
})

test.each([
  ['{ArrowDown}', 'Tüm doktorlar'],
  ['{ArrowUp}', 'Tüm doktorlar'],
  ['{Alt>}{ArrowDown}{/Alt}', 'Tüm doktorlar'],
  ['{ArrowDown}{ArrowDown}', 'Ayşe Yılmaz'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}', 'Ayşe Yılmaz'],
  ['{ArrowDown}{ArrowUp}', 'Tüm doktorlar'],
  ['{ArrowDown}{PageDown}', 'Doktor 9'],
  ['{ArrowDown}{PageDown}{PageDown}{PageUp}', 'Doktor 9'],
  [`{ArrowDown}${'{PageDown}'.repeat(60)}`, 'Doktor 499'],
  [`{ArrowDown}${'{PageDown}'.repeat(60)}{ArrowDown}`, 'Doktor 499'],
])('%s moves to %s', async (keys, name) => {
  const { user, field } = await setup()
  await user.tab()
  expect(field).toHaveFocus()
  expect(list()).not.toBeInTheDocument()
  await user.keyboard(keys)
  expect(active(field)).toBe(name)
})

test('Home and End move the caret, not the active option', async () => {
  const { typeInto, user, field } = await setup()
  await typeInto('doktor 1{ArrowDown}')
  const before = active(field)
  await user.keyboard('{Home}')
  expect([field.selectionStart, active(field)]).toEqual([0, before])
  await user.keyboard('{End}')
  expect([field.selectionStart, active(field)]).toEqual([8, before])
})

test('Escape closes the list only, restores the choice and changes nothing', async () => {
  const { typeInto, user, field, chosen, escaped } = await setup()
  await typeInto('mehmet{Escape}')
  expect(list()).not.toBeInTheDocument()
  expect(field).toHaveValue('Tüm doktorlar')
  expect(escaped).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(escaped).toHaveBeenCalledOnce()
  expect(chosen).not.toHaveBeenCalled()
})

test('the list and the typed text stay while the user is in another window', async () => {
  const { typeInto, field } = await setup()
  await typeInto('irem')
  fireEvent.blur(field)
  expect(field).toHaveValue('irem')
  expect(list()).toBeInTheDocument()
})

test.each(['{Tab}', '{Alt>}{ArrowUp}{/Alt}'])('%s closes the list and changes nothing', async (key) => {
  const { typeInto, user, field, chosen } = await setup()
  await typeInto('mehmet')
  await user.keyboard(key)
  expect(list()).not.toBeInTheDocument()
  expect(field).toHaveValue('Tüm doktorlar')
  expect(chosen).not.toHaveBeenCalled()
})
