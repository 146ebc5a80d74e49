import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type PropsWithChildren } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { VirtualList } from './VirtualList'

beforeAll(() => applyLanguage('tr'))

const names = (count: number) => Array.from({ length: count }, (_, n) => `Hasta ${n + 1}`)

interface PatientsProps {
  items: readonly string[]
  startAt?: string
  onOpen?: (name: string) => void
}

function Patients({ items, startAt, onOpen }: PatientsProps) {
  return (
    <VirtualList
      items={items}
      keyOf={(name) => name}
      rowLabel={(name) => `Satır: ${name}`}
      label="Hastalar"
      estimate={100}
      startAt={startAt ?? null}
      row={(name, tabIndex) => (
        <>
          <span>{name}</span>
          <button type="button" tabIndex={tabIndex} data-activate="" onClick={() => onOpen?.(name)}>
            {name} kaldır
          </button>
        </>
      )}
      empty={<p>Kimse yok</p>}
    />
  )
}

const ScrollContainer = ({ children }: PropsWithChildren) => <div style={{ overflowY: 'auto' }}>{children}</div>

const row = (name: string) => screen.getByText(name, { exact: true }).closest('li')

test('of ten thousand rows only a few are in the DOM, with their position and the total (F-A20)', () => {
  render(<Patients items={names(10_000)} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.length).toBeLessThan(20)
  expect(rows[0]).toHaveAttribute('aria-posinset', '1')
  expect(rows[0]).toHaveAttribute('aria-setsize', '10000')
})

test('a row has its own name, without those of its controls', () => {
  render(<Patients items={names(1)} />)
  expect(screen.getByRole('listitem', { name: 'Satır: Hasta 1' })).toBeInTheDocument()
})

test('the list is one tab stop, and keys move to every row', async () => {
  render(<Patients items={names(10_000)} />)
  await userEvent.tab()
  expect(row('Hasta 1')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(row('Hasta 3')).toHaveFocus()
  await userEvent.keyboard('{End}')
  expect(row('Hasta 10000')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(row('Hasta 9999')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Hasta 9999 kaldır' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  expect(row('Hasta 1')).toHaveFocus()
})

test('a row that was reached by a key does not take the focus back, and no later render scrolls to it', async () => {
  const page = (items: readonly string[]) => (
    <>
      <input aria-label="Ara" />
      <Patients items={items} />
    </>
  )
  const { rerender } = render(page(names(50)))
  act(() => row('Hasta 1')?.focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(row('Hasta 2')).toHaveFocus()
  act(() => screen.getByRole('textbox').focus())
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  rerender(page(names(51)))
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(scrolled).not.toHaveBeenCalled()
})

test('Enter on a row opens it once per press', () => {
  const opened = vi.fn()
  render(<Patients items={names(3)} onOpen={opened} />)
  act(() => row('Hasta 1')?.focus())
  for (const repeat of [true, false]) fireEvent.keyDown(document.activeElement ?? document, { key: 'Enter', repeat })
  expect(opened).toHaveBeenCalledExactlyOnceWith('Hasta 1')
})

test('a key that a control of the row handles does not move to another row', () => {
  render(<Patients items={names(3)} />)
  const control = screen.getByRole('button', { name: 'Hasta 1 kaldır' })
  control.addEventListener('keydown', (event) => event.preventDefault())
  act(() => control.focus())
  fireEvent.keyDown(control, { key: 'ArrowDown' })
  expect(control).toHaveFocus()
})

test('only controls of the active row are in the tab order', () => {
  render(<Patients items={names(3)} />)
  fireEvent.focus(screen.getByRole('button', { name: 'Hasta 2 kaldır' }))
  expect(screen.getAllByRole('button').map((button) => button.tabIndex)).toEqual([-1, 0, -1])
})

test('when the focused row is removed, the focus goes to the next row, then to the previous one, then to the list (F-P07)', async () => {
  const { rerender } = render(<Patients items={['A', 'B', 'C']} />)
  act(() => screen.getByRole('button', { name: 'B kaldır' }).focus())
  rerender(<Patients items={['A', 'C']} />)
  expect(row('C')).toHaveFocus()
  rerender(<Patients items={['A']} />)
  expect(row('A')).toHaveFocus()
  rerender(<Patients items={[]} />)
  expect(screen.getByText('Kimse yok').parentElement).toHaveFocus()
})

test('a row that is removed while the window has no focus gives the focus to the next one (F-P07)', () => {
  const { rerender } = render(<Patients items={['A', 'B', 'C']} />)
  const control = screen.getByRole('button', { name: 'B kaldır' })
  act(() => control.focus())
  fireEvent.blur(control)
  rerender(<Patients items={['A', 'C']} />)
  expect(row('C')).toHaveFocus()
})

test('when the focused control of a row is replaced, the row gets the focus, unless another element has it (F-P07)', () => {
  const control = (tag: string) => (name: string) => createElement(tag, { tabIndex: -1 }, `${name} kaldır`)
  const list = (tag: string) => (
    <>
      <input aria-label="Ara" />
      <VirtualList
        items={['A', 'B']}
        keyOf={(name) => name}
        rowLabel={(name) => name}
        label="Hastalar"
        estimate={100}
        row={control(tag)}
        empty={null}
      />
    </>
  )
  const { rerender } = render(list('button'))
  act(() => screen.getByText('B kaldır').focus())
  rerender(list('a'))
  expect(row('B kaldır')).toHaveFocus()
  act(() => screen.getByText('B kaldır').focus())
  act(() => screen.getByRole('textbox').focus())
  rerender(list('button'))
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('a removed row without the focus does not move the focus', () => {
  const { rerender } = render(<Patients items={['A', 'B']} />)
  rerender(<Patients items={['A']} />)
  expect(document.body).toHaveFocus()
})

test('the list can start at a row, which gets the focus', () => {
  render(<Patients items={names(10_000)} startAt="Hasta 5000" />)
  expect(row('Hasta 5000')).toHaveFocus()
  expect(row('Hasta 5000')?.tabIndex).toBe(0)
})

test('a list that has loaded while the user types in a field leaves the focus there', () => {
  render(<input aria-label="Ara" />)
  act(() => screen.getByRole('textbox').focus())
  render(<Patients items={names(10_000)} startAt="Hasta 5000" />)
  expect(row('Hasta 5000')?.tabIndex).toBe(0)
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('a list goes to its start row when the row arrives later, once', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { rerender } = render(<Patients items={names(5_000)} />)
  expect(scrolled).not.toHaveBeenCalled()
  rerender(<Patients items={names(10_000)} startAt="Hasta 9000" />)
  expect(row('Hasta 9000')?.tabIndex).toBe(0)
  expect(scrolled.mock.contexts.at(-1)).toBe(row('Hasta 9000'))
  expect(row('Hasta 9000')).toHaveFocus()
  act(() => row('Hasta 1')?.focus())
  rerender(<Patients items={names(5_000)} />)
  rerender(<Patients items={names(10_000)} startAt="Hasta 9000" />)
  expect(row('Hasta 1')?.tabIndex).toBe(0)
})

test.each([
  ['has scrolled', () => fireEvent.wheel(document.body)],
  ['has pressed Space, which scrolls', () => fireEvent.keyDown(document.body, { key: ' ' })],
  ['is in the list', () => act(() => row('Hasta 2')?.focus())],
])('a start row that arrives when the user %s does not move the list', (_, move) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const { rerender } = render(<Patients items={names(3)} />)
  move()
  rerender(<Patients items={names(4)} startAt="Hasta 4" />)
  expect(row('Hasta 4')?.tabIndex).toBe(-1)
  expect(scrolled).not.toHaveBeenCalled()
})

test('a row that appears above keeps the visible rows, unless the list has jumped in the meantime', () => {
  const items = names(1_000)
  const { container, rerender } = render(<Patients items={items} />, { wrapper: ScrollContainer })
  const scroller = container.firstElementChild
  if (!scroller) throw new Error('no scroll container')
  vi.spyOn(scroller, 'clientHeight', 'get').mockReturnValue(800)
  fireEvent(window, new Event('resize'))
  scroller.scrollTop = 5_000
  fireEvent.scroll(scroller)
  rerender(<Patients items={['Önce', ...items]} />)
  expect(scroller.scrollTop).toBe(5_100)
  // The browser fires the event of a scroll only with the next frame.
  scroller.scrollTop = 5_160
  rerender(<Patients items={['Daha önce', 'Önce', ...items]} />)
  expect(scroller.scrollTop).toBe(5_260)
  scroller.scrollTop = 0
  rerender(<Patients items={['En önce', 'Daha önce', 'Önce', ...items]} />)
  expect(scroller.scrollTop).toBe(0)
  expect(row('En önce')).toBeInTheDocument()
})

test('a list that opens and closes a hundred times leaves no event listener of the page (F-O20)', () => {
  const spies = [window, document].flatMap((target) => [
    { sign: 1, calls: vi.spyOn(target, 'addEventListener').mock.calls },
    { sign: -1, calls: vi.spyOn(target, 'removeEventListener').mock.calls },
  ])
  const listeners = () => spies.reduce((sum, { sign, calls }) => sum + sign * calls.length, 0)
  render(<Patients items={names(50)} />).unmount()
  const before = listeners()
  for (let opening = 0; opening < 100; opening += 1) {
    const { unmount } = render(<Patients items={names(50)} />)
    expect(listeners()).toBeGreaterThan(before)
    unmount()
  }
  expect(listeners()).toBe(before)
})
