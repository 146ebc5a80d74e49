import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { type ColumnLayout, columnsInOrder, moveColumn, toLayout } from '@/shared/columns'
import { applyLanguage, type Language } from '@/shared/i18n'
import { VirtualTable } from './VirtualTable'

const ALL = ['name', 'phone', 'note'] as const
const LABELS = { name: 'Ad', phone: 'Telefon', note: 'Not' }

function Table() {
  const [layout, setLayout] = useState(() => toLayout(ALL))
  // An equal layout causes no render, as with `createUserPreference`.
  const onLayoutChange = (update: (layout: ColumnLayout) => ColumnLayout) =>
    setLayout((current) => {
      const next = update(current)
      return JSON.stringify(next) === JSON.stringify(current) ? current : next
    })
  const columns = columnsInOrder(ALL, layout)
  return (
    <>
      <button type="button" onClick={() => onLayoutChange((current) => moveColumn(current, 'note', 'name'))}>
        other tab
      </button>
      <VirtualTable
        items={['1']}
        keyOf={(item) => item}
        label="Hastalar"
        order=""
        rowClassName={undefined}
        columns={columns.map((id) => ({ id, label: LABELS[id], width: { min: 100, share: 1 } }))}
        columnLayout={{ layout, defaultOrder: ALL, onLayoutChange }}
        cells={() => columns.map((id) => <td key={id}>{id}</td>)}
      />
    </>
  )
}

const TEXTS = {
  tr: {
    menu: 'Ad sütununun düzeni',
    items: ['Sağa taşı', 'Genişlet', 'Daralt', 'Tüm sütunları sıfırla'],
    left: 'Sola taşı',
    moved: 'Ad: 2. sütun',
    movedBack: 'Ad: 1. sütun',
    wider: 'Ad: 132 piksel',
    narrower: 'Ad: 68 piksel',
    reset: 'Sütunların sırası ve genişliği sıfırlandı',
  },
  en: {
    menu: 'Layout of the Ad column',
    items: ['Move right', 'Make wider', 'Make narrower', 'Reset all columns'],
    left: 'Move left',
    moved: 'Ad: column 2',
    movedBack: 'Ad: column 1',
    wider: 'Ad: 132 pixels',
    narrower: 'Ad: 68 pixels',
    reset: 'Order and widths of the columns were reset',
  },
} satisfies Record<Language, object>

async function setup(language: Language) {
  await applyLanguage(language)
  render(<Table />)
  // There is no layout here: every header is 100 pixels wide.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100)
  const texts = TEXTS[language]
  const menu = () => screen.getByRole('button', { name: texts.menu })
  const user = userEvent.setup()
  return {
    texts,
    menu,
    user,
    choose: async (name: string) => {
      act(() => menu().focus())
      await user.keyboard('{Enter}')
      act(() => screen.getByRole('menuitem', { name }).focus())
      await user.keyboard('{Enter}')
    },
    heads: () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label')),
    cells: () => screen.getAllByRole('cell').map(({ textContent }) => textContent),
    tracks: () => screen.getByRole('table').style.getPropertyValue('--column-tracks'),
    announced: (text: string) => expect.poll(() => screen.getAllByRole('status').at(-1)?.textContent).toBe(text),
  }
}

const SHARE = 'minmax(100px, 1fr)'

test.each(['tr', 'en'] as const)(
  'the menu of a column moves it, and the focus stays on its button: %s',
  async (language) => {
    const { texts, menu, choose, heads, cells, announced } = await setup(language)
    await choose(texts.items[0] ?? '')
    expect(heads()).toEqual(['Telefon', 'Ad', 'Not'])
    expect(cells()).toEqual(['phone', 'name', 'note'])
    expect(menu()).toHaveFocus()
    await announced(texts.moved)
    await choose(texts.left)
    expect(heads()).toEqual(['Ad', 'Telefon', 'Not'])
    expect(menu()).toHaveFocus()
    await announced(texts.movedBack)
  },
)

test.each(['tr', 'en'] as const)(
  'the menu of a column makes it wider and narrower, and resets all columns: %s',
  async (language) => {
    const { texts, menu, choose, heads, tracks, announced } = await setup(language)
    await choose(texts.items[1] ?? '')
    expect(tracks()).toBe(`132px ${SHARE} ${SHARE}`)
    await announced(texts.wider)
    await choose(texts.items[2] ?? '')
    expect(tracks()).toBe(`68px ${SHARE} ${SHARE}`)
    await announced(texts.narrower)
    await choose(texts.items[0] ?? '')
    await choose(texts.items[3] ?? '')
    expect(heads()).toEqual(['Ad', 'Telefon', 'Not'])
    expect(tracks()).toBe(`${SHARE} ${SHARE} ${SHARE}`)
    expect(menu()).toHaveFocus()
    await announced(texts.reset)
  },
)

test.each([
  ['that moved no column', [1, 3]],
  ['of an untouched table', [3]],
])('after a reset %s, a move in another tab leaves the focus where it is', async (_, chosen) => {
  const { texts, choose, heads, user } = await setup('tr')
  for (const index of chosen) await choose(texts.items[index] ?? '')
  const otherTab = screen.getByRole('button', { name: 'other tab' })
  await user.click(otherTab)
  expect(heads()[0]).toBe('Not')
  expect(otherTab).toHaveFocus()
})

test('the menu offers only the moves that are possible, and Escape closes it', async () => {
  const { texts, menu, user } = await setup('tr')
  await user.click(menu())
  const items = within(screen.getByRole('menu', { name: texts.menu })).getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(texts.items)
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Not sütununun düzeni' }))
  expect(screen.queryByRole('menuitem', { name: 'Sağa taşı' })).not.toBeInTheDocument()
  expect(screen.getByRole('menuitem', { name: texts.left })).toBeInTheDocument()
})

test('a press that is released outside of the header does not resize the column afterwards', async () => {
  const { tracks } = await setup('tr')
  const header = screen.getByRole('columnheader', { name: 'Ad' })
  const edge = header.querySelector('[data-resize]')
  if (!edge) throw new Error('The column has no edge')
  fireEvent.pointerDown(edge, { button: 0, buttons: 1, clientX: 100 })
  fireEvent.pointerMove(header, { buttons: 0, clientX: 180 })
  expect(tracks()).toBe(`${SHARE} ${SHARE} ${SHARE}`)
  // After the press has left the header, a move with a pressed button selects text from a row.
  fireEvent.pointerDown(edge, { button: 0, buttons: 1, clientX: 100 })
  fireEvent.pointerOut(header, { relatedTarget: document.body })
  fireEvent.pointerMove(header, { buttons: 1, clientX: 180 })
  fireEvent.pointerUp(header, { clientX: 180 })
  expect(tracks()).toBe(`${SHARE} ${SHARE} ${SHARE}`)
})
