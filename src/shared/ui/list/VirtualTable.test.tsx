import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { Dialog } from '../dialog'
import { type RowSelection, VirtualTable } from './VirtualTable'

beforeAll(() => applyLanguage('tr'))

const names = (count: number) => Array.from({ length: count }, (_, n) => `Hasta ${n + 1}`)

interface PatientsProps {
  of: readonly string[]
  onOpen?: (name: string) => void
  marking?: RowSelection
}

const Patients = ({ of, onOpen = () => {}, marking }: PatientsProps) => (
  <VirtualTable
    items={of}
    keyOf={(name) => name}
    label="Hastalar"
    estimate={50}
    rowClassName={undefined}
    onOpen={onOpen}
    {...(marking && { selection: marking })}
    head={<th scope="col">Ad</th>}
    cells={(name, tabIndex) => (
      <th scope="row">
        <button type="button" tabIndex={tabIndex} onClick={() => onOpen(name)}>
          {name}
        </button>
      </th>
    )}
  />
)

const row = (name: string) => screen.getByRole('button', { name }).closest('tr')

function markings() {
  const received = { onSelect: vi.fn(), onExtend: vi.fn(), onSelectAll: vi.fn(), onClear: vi.fn() }
  return { received, marking: { ...received, hint: 'Boşluk tuşu seçer.' } }
}

test('the rows are chosen by the keyboard: one, up to one, while moving, all, and none', async () => {
  const { received, marking } = markings()
  render(<Patients of={names(10_000)} marking={marking} />)
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
  expect(document.activeElement).toBe(row('Hasta 10000'))
})

test('how that is done is told to screen readers, and only where it can be done', () => {
  const { marking } = markings()
  const { rerender } = render(<Patients of={names(3)} marking={marking} />)
  const hint = () => document.getElementById(screen.getByRole('table').getAttribute('aria-describedby') ?? '')
  expect(hint()?.textContent).toContain('Boşluk tuşu seçer.')
  rerender(<Patients of={names(3)} />)
  expect(hint()?.textContent).not.toContain('Boşluk')
})

test('Space on something in a row does what that does', async () => {
  const { received, marking } = markings()
  const onOpen = vi.fn()
  render(<Patients of={names(3)} marking={marking} onOpen={onOpen} />)
  act(() => screen.getByRole('button', { name: 'Hasta 2' }).focus())
  await userEvent.keyboard(' ')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('Hasta 2')
  expect(received.onSelect).not.toHaveBeenCalled()
})

test('where nothing can be chosen, these keys do nothing', async () => {
  const onOpen = vi.fn()
  render(<Patients of={names(3)} onOpen={onOpen} />)
  act(() => row('Hasta 1')?.focus())
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}{Control>}a{/Control}{Escape}')
  expect(document.activeElement).toBe(row('Hasta 1'))
  expect(onOpen).not.toHaveBeenCalled()
})

function PatientsWithDialog() {
  const [list, setList] = useState(names(3))
  const [open, setOpen] = useState<string | null>(null)
  return (
    <>
      <Patients of={list} onOpen={setOpen} />
      <Dialog isOpen={open !== null} onClose={() => setOpen(null)} title="Kart">
        <button
          type="button"
          onClick={() => {
            setList(list.filter((name) => name !== open))
            setOpen(null)
          }}
        >
          Kaldır
        </button>
      </Dialog>
    </>
  )
}

test('a row that is removed in its own dialog leaves the keyboard at the row in its place', async () => {
  render(
    <main tabIndex={-1}>
      <PatientsWithDialog />
    </main>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Hasta 2' }))
  await user.click(screen.getByRole('button', { name: 'Kaldır' }))
  expect(screen.queryByRole('button', { name: 'Hasta 2' })).toBeNull()
  expect(document.activeElement).toBe(row('Hasta 3'))
})

test('a dialog that is only closed gives the keyboard back to where it came from', async () => {
  render(<PatientsWithDialog />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Hasta 2' }))
  await user.click(screen.getByRole('button', { name: 'Kapat' }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hasta 2' }))
})

test('in a list that stands in a dialog itself, a row that goes takes no focus from what is beside it', async () => {
  const inDialog = (of: readonly string[]) => (
    <Dialog isOpen onClose={() => {}} title="Liste">
      <input aria-label="Ara" />
      <Patients of={of} />
    </Dialog>
  )
  const { rerender } = render(inDialog(names(3)))
  act(() => row('Hasta 2')?.focus())
  act(() => screen.getByLabelText('Ara').focus())
  rerender(inDialog(['Hasta 1', 'Hasta 3']))
  expect(document.activeElement).toBe(screen.getByLabelText('Ara'))
})
