import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { toLayout } from '@/shared/columns'
import { applyLanguage } from '@/shared/i18n'
import { Dialog } from '../dialog'
import { type RowSelection, VirtualTable } from './VirtualTable'

beforeAll(() => applyLanguage('tr'))

const names = (count: number) => Array.from({ length: count }, (_, n) => `Hasta ${n + 1}`)

const COLUMNS = [{ id: 'name', label: 'Ad', width: { min: 100, share: 1 } }]

interface PatientsProps {
  items: readonly string[]
  onOpen?: (name: string) => void
  selection?: RowSelection
}

const Patients = ({ items, onOpen = () => {}, selection }: PatientsProps) => (
  <VirtualTable
    items={items}
    keyOf={(name) => name}
    label="Hastalar"
    order=""
    rowClassName={undefined}
    {...(selection && { selection })}
    columns={COLUMNS}
    columnLayout={{ layout: toLayout(['name']), defaultOrder: ['name'], onLayoutChange: () => {} }}
    cells={(name, tabIndex) => (
      <th scope="row">
        <button type="button" tabIndex={tabIndex} data-activate="" onClick={() => onOpen(name)}>
          {name}
        </button>
        <span>Randevu: {name}</span>
        <a href="#kart" tabIndex={tabIndex} onClick={(event) => event.preventDefault()}>
          Kart
        </a>
      </th>
    )}
  />
)

const row = (name: string) => screen.getByRole('button', { name }).closest('tr')

function setupSelection() {
  const received = { onSelect: vi.fn(), onExtend: vi.fn(), onSelectAll: vi.fn(), onClear: vi.fn() }
  return { received, selection: { ...received, hint: 'Boşluk tuşu seçer.' } }
}

test('rows are selected with the keyboard: one, a range, while moving, all, and none', async () => {
  const { received, selection } = setupSelection()
  render(<Patients items={names(10_000)} selection={selection} />)
  act(() => row('Hasta 1')?.focus())
  await userEvent.keyboard(' {ArrowDown}{Shift>} {ArrowDown}{End}{/Shift}{Control>}a{/Control}{Escape}')
  expect(received.onSelect.mock.calls).toEqual([
    ['Hasta 1', false],
    ['Hasta 2', true],
  ])
  expect(received.onExtend.mock.calls).toEqual([
    ['Hasta 2', 'Hasta 3'],
    ['Hasta 3', 'Hasta 10000'],
  ])
  expect(received.onSelectAll).toHaveBeenCalledOnce()
  expect(received.onClear).toHaveBeenCalledOnce()
  expect(row('Hasta 10000')).toHaveFocus()
})

test('a held Space selects a row once', async () => {
  const { received, selection } = setupSelection()
  render(<Patients items={names(3)} selection={selection} />)
  act(() => row('Hasta 1')?.focus())
  await userEvent.keyboard('[Space>]')
  // False: prevented, so that the page does not scroll.
  expect(fireEvent.keyDown(document.activeElement ?? document, { key: ' ', repeat: true })).toBe(false)
  expect(received.onSelect).toHaveBeenCalledExactlyOnceWith('Hasta 1', false)
})

test('the keyboard hint is in the description, only with a selection', () => {
  const { selection } = setupSelection()
  const { rerender } = render(<Patients items={names(3)} selection={selection} />)
  expect(screen.getByRole('table')).toHaveAccessibleDescription(expect.stringContaining('Boşluk tuşu seçer.'))
  rerender(<Patients items={names(3)} />)
  expect(screen.getByRole('table')).not.toHaveAccessibleDescription(expect.stringContaining('Boşluk'))
})

test('Space on a control of a row activates that control', async () => {
  const { received, selection } = setupSelection()
  const onOpen = vi.fn()
  render(<Patients items={names(3)} selection={selection} onOpen={onOpen} />)
  act(() => screen.getByRole('button', { name: 'Hasta 2' }).focus())
  await userEvent.keyboard(' ')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Hasta 2')
  expect(received.onSelect).not.toHaveBeenCalled()
})

test('without a selection these keys do nothing', async () => {
  const onOpen = vi.fn()
  render(<Patients items={names(3)} onOpen={onOpen} />)
  act(() => row('Hasta 1')?.focus())
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}{Control>}a{/Control}{Escape}')
  expect(row('Hasta 1')).toHaveFocus()
  expect(onOpen).not.toHaveBeenCalled()
})

function PatientsWithDialog() {
  const [list, setList] = useState(names(3))
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <Patients items={list} onOpen={setOpen} />
      <Dialog isOpen={open !== null} onClose={() => setOpen(null)} title="Kart">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            setList(list.filter((name) => name !== open))
            setOpen(null)
          }}
        >
          <input aria-label="Neden" />
          <button type="submit">Kaldır</button>
        </form>
      </Dialog>
    </>
  )
}

test.each([
  ['by a button', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Kaldır' }))],
  ['from a field', (user: UserEvent) => user.type(screen.getByLabelText('Neden'), 'x{Enter}')],
])('a row that is removed in its own dialog %s moves the focus to its replacement', async (_, remove) => {
  render(
    <main tabIndex={-1}>
      <PatientsWithDialog />
    </main>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Hasta 2' }))
  await remove(user)
  expect(screen.queryByRole('button', { name: 'Hasta 2' })).not.toBeInTheDocument()
  expect(row('Hasta 3')).toHaveFocus()
})

test('a closed dialog returns the focus to its opener', async () => {
  render(<PatientsWithDialog />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Hasta 2' }))
  await user.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(screen.getByRole('button', { name: 'Hasta 2' })).toHaveFocus()
})

test('in a dialog, a removed row takes no focus from other controls', async () => {
  const inDialog = (items: readonly string[]) => (
    <Dialog isOpen onClose={() => {}} title="Liste">
      <input aria-label="Ara" />
      <Patients items={items} />
    </Dialog>
  )
  const { rerender } = render(inDialog(names(3)))
  act(() => row('Hasta 2')?.focus())
  act(() => screen.getByLabelText('Ara').focus())
  rerender(inDialog(['Hasta 1', 'Hasta 3']))
  expect(screen.getByLabelText('Ara')).toHaveFocus()
})

test('a click anywhere in a row opens it once', async () => {
  const onOpen = vi.fn()
  render(<Patients items={names(3)} onOpen={onOpen} />)
  await userEvent.click(screen.getByText('Randevu: Hasta 2'))
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Hasta 2')
  await userEvent.click(screen.getByRole('button', { name: 'Hasta 3' }))
  expect(onOpen.mock.calls).toEqual([['Hasta 2'], ['Hasta 3']])
})

test('a click on a link in a row, or one that selects text, does not open the row', () => {
  const onOpen = vi.fn()
  render(<Patients items={names(1)} onOpen={onOpen} />)
  fireEvent.click(screen.getByRole('link', { name: 'Kart' }))
  vi.spyOn(document, 'getSelection').mockReturnValue({ type: 'Range' } as Selection)
  fireEvent.click(screen.getByText('Randevu: Hasta 1'))
  expect(onOpen).not.toHaveBeenCalled()
})
