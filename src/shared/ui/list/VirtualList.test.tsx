import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { VirtualList } from './VirtualList'

beforeAll(() => applyLanguage('tr'))

const names = (count: number) => Array.from({ length: count }, (_, n) => `Hasta ${n + 1}`)

function Patients({ of, startAt }: { of: readonly string[]; startAt?: string }) {
  return (
    <VirtualList
      items={of}
      keyOf={(name) => name}
      label="Hastalar"
      estimate={100}
      startAt={startAt ?? null}
      row={(name, tabIndex) => (
        <>
          <span>{name}</span>
          <button type="button" tabIndex={tabIndex}>
            {name} kaldır
          </button>
        </>
      )}
      empty={<p>Kimse yok</p>}
    />
  )
}

const row = (name: string) => screen.getByText(name, { exact: true }).closest('li')

test('of ten thousand rows only a few are in the page, and each says which one of how many it is', () => {
  render(<Patients of={names(10_000)} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.length).toBeLessThan(20)
  expect(rows[0]?.getAttribute('aria-posinset')).toBe('1')
  expect(rows[0]?.getAttribute('aria-setsize')).toBe('10000')
})

test('the list is one tab stop, from which the keys go to every row', async () => {
  render(<Patients of={names(10_000)} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(row('Hasta 1'))
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(row('Hasta 3'))
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(row('Hasta 10000'))
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(row('Hasta 9999'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hasta 9999 kaldır' }))
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(row('Hasta 1'))
})

test('only what is in the active row can be reached by Tab', () => {
  render(<Patients of={names(3)} />)
  fireEvent.focus(screen.getByRole('button', { name: 'Hasta 2 kaldır' }))
  expect(screen.getAllByRole('button').map((button) => button.tabIndex)).toEqual([-1, 0, -1])
})

test('when the focused row goes, the next one has the focus, the last time the one before, then the place of the list', async () => {
  const { rerender } = render(<Patients of={['A', 'B', 'C']} />)
  act(() => screen.getByRole('button', { name: 'B kaldır' }).focus())
  rerender(<Patients of={['A', 'C']} />)
  expect(document.activeElement).toBe(row('C'))
  rerender(<Patients of={['A']} />)
  expect(document.activeElement).toBe(row('A'))
  rerender(<Patients of={[]} />)
  expect(document.activeElement).toBe(screen.getByText('Kimse yok').parentElement)
})

test('a row that goes while the focus is elsewhere takes nothing away', () => {
  const { rerender } = render(<Patients of={['A', 'B']} />)
  rerender(<Patients of={['A']} />)
  expect(document.activeElement).toBe(document.body)
})

test('the list can begin at a row', () => {
  render(<Patients of={names(10_000)} startAt="Hasta 5000" />)
  expect(row('Hasta 5000')?.tabIndex).toBe(0)
})
