import { act, fireEvent, render, screen } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { PrintPortal } from '../print-portal'
import { useIsPrinting } from '../use-is-printing'
import { endPrinting, startPrinting } from '../../../../tests/support/vitest/print'
import { VirtualList } from './VirtualList'

beforeAll(() => applyLanguage('tr'))

const page = document.documentElement

afterEach(() => {
  page.scrollTop = 0
})

const names = (count: number) => Array.from({ length: count }, (_, n) => `Hasta ${n + 1}`)

const Patients = ({ items = names(300) }: { items?: readonly string[] }) => (
  <VirtualList
    items={items}
    keyOf={(name) => name}
    rowLabel={(name) => name}
    label="Hastalar"
    estimate={100}
    row={(name) => <span>{name}</span>}
    empty={null}
  />
)

const ScrollContainer = ({ children }: PropsWithChildren) => <div style={{ overflowY: 'auto' }}>{children}</div>

const rows = () => screen.getAllByRole('listitem')

function scrollTo(top: number) {
  page.scrollTop = top
  fireEvent.scroll(document)
}

test('while the page is printed every row is in the document, each below the one before (F-O19)', () => {
  render(<Patients />)
  scrollTo(20_000)
  const shown = rows().length
  expect(shown).toBeLessThan(20)
  startPrinting()
  expect(rows().map(({ textContent }) => textContent)).toEqual(names(300))
  expect(rows().every(({ style }) => Number.parseFloat(style.marginBlockStart || '0') === 0)).toBe(true)
  expect(screen.getByRole('list').style.blockSize).toBe('')
  endPrinting()
  expect(rows()).toHaveLength(shown)
  expect(screen.getByRole('list').style.blockSize).not.toBe('')
})

test('after the print the list is where it was scrolled to, with the row that had the focus', () => {
  render(<Patients />)
  scrollTo(20_000)
  const row = screen.getByText('Hasta 201').closest('li')
  act(() => row?.focus())
  startPrinting()
  // On paper the list has another height, which moves the page.
  scrollTo(12_000)
  endPrinting()
  expect(page.scrollTop).toBe(20_000)
  expect(row).toHaveFocus()
  expect(screen.getByText('Hasta 201')).toBeInTheDocument()
  expect(screen.queryByText('Hasta 121')).not.toBeInTheDocument()
})

test('heights on paper are not those on the screen', () => {
  render(<Patients />)
  const height = screen.getByRole('list').style.blockSize
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 17))
  startPrinting()
  measured.mockRestore()
  endPrinting()
  expect(screen.getByRole('list').style.blockSize).toBe(height)
})

test('rows that arrive during the print are printed, and are above the rows on the screen afterwards', () => {
  const items = names(300)
  const { rerender } = render(<Patients items={items} />)
  scrollTo(20_000)
  startPrinting()
  rerender(<Patients items={['Önce', ...items]} />)
  expect(rows()).toHaveLength(301)
  endPrinting()
  expect(page.scrollTop).toBe(20_100)
})

test('a list in a scroll container of its own, which paper cuts off, renders no more rows', () => {
  render(<Patients />, { wrapper: ScrollContainer })
  const shown = rows().length
  startPrinting()
  expect(rows()).toHaveLength(shown)
  endPrinting()
})

test('a list that is printed in another form renders no more rows itself', () => {
  const Page = () => (
    <>
      <Patients />
      {useIsPrinting() && <PrintPortal>Liste</PrintPortal>}
    </>
  )
  render(<Page />)
  const shown = rows().length
  startPrinting()
  expect(screen.getByText('Liste')).toBeInTheDocument()
  expect(rows()).toHaveLength(shown)
  endPrinting()
})
