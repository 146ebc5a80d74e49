import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import type { NavigationItem } from '../lib/navigation-item'
import { MenuBar } from './MenuBar'

beforeAll(() => applyLanguage('tr'))

const ENTRY_WIDTH = 100

const link = (id: string, label: string) => ({ id, label, href: `/tr/${id}` })

const ITEMS: NavigationItem[] = [
  link('takvim', 'Takvim'),
  {
    id: 'reports',
    label: 'Raporlar',
    children: [link('acil', 'Acil Hasta Listesi'), { ...link('sms', 'SMS Raporları'), current: 'page' }],
  },
  { id: 'erp', label: 'ERP', children: [link('urunler', 'Ürün Listesi'), link('stok', 'Stok Sayımı')] },
  link('destek', 'Destek'),
]

/** happy-dom has no layout: every entry is 100 px wide. */
function setup({ width = 1000, items = ITEMS } = {}) {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(ENTRY_WIDTH)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  const page = (shown: NavigationItem[]) => (
    <MemoryRouter>
      <button type="button">önce</button>
      <MenuBar label="Ana menü" items={shown} />
      <button type="button">sonra</button>
    </MemoryRouter>
  )
  const { rerender } = render(page(items))
  return Object.assign(userEvent.setup(), { showItems: (shown: NavigationItem[]) => rerender(page(shown)) })
}

const bar = () => within(screen.getByRole('menubar', { name: 'Ana menü' }))
const entry = (name: string) => bar().getByRole('menuitem', { name })
const focus = (name: string) => act(() => entry(name).focus())
const focused = () => document.activeElement?.textContent
const overflowing = () =>
  [...document.querySelectorAll('[data-overflowing]')].map((element) => element.textContent?.trim() ?? '')

test('the bar is one tab stop, and arrow keys wrap around', async () => {
  const user = setup()
  await user.tab()
  await user.tab()
  expect(focused()).toBe('Takvim')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Raporlar')
  await user.keyboard('{End}')
  expect(focused()).toBe('Destek')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Takvim')
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(focused()).toBe('ERP')
  await user.tab()
  expect(focused()).toBe('sonra')
  await user.tab({ shift: true })
  expect(focused()).toBe('ERP')
})

test('typing letters focuses an entry of the bar', async () => {
  const user = setup()
  focus('Takvim')
  await user.keyboard('er')
  expect(focused()).toBe('ERP')
})

test('typing letters focuses an entry of the open menu', async () => {
  const user = setup()
  focus('ERP')
  await user.keyboard('{ArrowDown}s')
  expect(focused()).toBe('Stok Sayımı')
})

test('a menu opens at its first or last entry, and Escape closes it and restores the focus', async () => {
  const user = setup()
  focus('Raporlar')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Acil Hasta Listesi')
  expect(entry('Raporlar')).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('SMS Raporları')
  await user.keyboard('{Escape}')
  expect(entry('Raporlar')).toHaveFocus()
  expect(entry('Raporlar')).toHaveAttribute('aria-expanded', 'false')
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('SMS Raporları')
})

test('left and right move from an open menu to the adjacent one', async () => {
  const user = setup()
  focus('Raporlar')
  await user.keyboard('{ArrowDown}{ArrowRight}')
  expect(focused()).toBe('Ürün Listesi')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Destek')
  await user.keyboard('{ArrowLeft}{ArrowDown}{ArrowLeft}')
  expect(focused()).toBe('Acil Hasta Listesi')
})

test('a held Space opens a menu, and chooses nothing in it', async () => {
  const user = setup()
  focus('Raporlar')
  await user.keyboard('[Space>]')
  expect(focused()).toBe('Acil Hasta Listesi')
  // False: prevented, so that the page does not scroll.
  expect(fireEvent.keyDown(entry('Acil Hasta Listesi'), { key: ' ', repeat: true })).toBe(false)
  expect(entry('Raporlar')).toHaveAttribute('aria-expanded', 'true')
})

test('Tab leaves an open menu and closes it', async () => {
  const user = setup()
  focus('ERP')
  await user.keyboard('{ArrowDown}')
  await user.tab()
  expect(focused()).toBe('sonra')
  expect(entry('ERP')).toHaveAttribute('aria-expanded', 'false')
})

test('choosing an entry closes the menu', async () => {
  const user = setup()
  await user.click(entry('ERP'))
  await user.click(bar().getByRole('menuitem', { name: 'Ürün Listesi' }))
  expect(entry('ERP')).toHaveAttribute('aria-expanded', 'false')
})

test('while a menu is open, hovering another group opens it', async () => {
  const user = setup()
  fireEvent.pointerEnter(entry('ERP'), { pointerType: 'mouse' })
  expect(entry('ERP')).toHaveAttribute('aria-expanded', 'false')
  await user.click(entry('Raporlar'))
  fireEvent.pointerEnter(entry('ERP'), { pointerType: 'mouse' })
  expect(await bar().findByRole('menuitem', { name: 'Ürün Listesi' })).toBeInTheDocument()
})

test('the current page and its group have aria-current', async () => {
  const user = setup()
  expect(entry('Raporlar')).toHaveAttribute('aria-current', 'true')
  expect(entry('ERP')).not.toHaveAttribute('aria-current')
  await user.click(entry('Raporlar'))
  expect(bar().getByRole('menuitem', { current: 'page' })).toHaveTextContent(/^SMS Raporları$/)
})

test('if all entries fit, there is no "more" menu', () => {
  setup({ width: 4 * ENTRY_WIDTH })
  expect(overflowing()).toEqual(['Daha fazla'])
})

test('overflowing entries are in the "more" menu, groups as submenus', async () => {
  const user = setup({ width: 2 * ENTRY_WIDTH })
  expect(overflowing()).toEqual(['Raporlar', 'ERP', 'Destek'])
  expect(entry('Daha fazla')).toHaveAttribute('aria-current', 'true')
  focus('Takvim')
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('Raporlar')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('ERP')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Ürün Listesi')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('ERP')
  await user.keyboard('{Enter}')
  expect(focused()).toBe('Ürün Listesi')
  await user.keyboard('{Escape}')
  expect(focused()).toBe('ERP')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Takvim')
})

test.each([
  ['an entry with its menu', 'ERP', '{ArrowDown}', 4, 2, 'Daha fazla'],
  ['the "more" menu', 'Daha fazla', '{Home}{End}', 2, 4, 'Destek'],
  ['the focused entry of the "more" menu', 'Daha fazla', '{ArrowDown}', 2, 4, 'Destek'],
])('when the window hides %s, the last entry gets the focus', async (_, name, keys, before, after, target) => {
  const observers: (() => void)[] = []
  vi.spyOn(window, 'ResizeObserver').mockImplementation(function observe(callback) {
    observers.push(() => callback([], this))
    return { observe() {}, unobserve() {}, disconnect() {} }
  })
  const user = setup({ width: before * ENTRY_WIDTH })
  focus(name)
  await user.keyboard(keys)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(after * ENTRY_WIDTH)
  await act(async () => observers[0]?.())
  expect(focused()).toBe(target)
  expect(document.querySelector('[aria-expanded="true"]')).not.toBeInTheDocument()
})

test('when new entries hide an entry with its menu, as many being shown, the last one gets the focus', async () => {
  const user = setup({ width: 3 * ENTRY_WIDTH, items: ITEMS.filter(({ label }) => ['Takvim', 'ERP'].includes(label)) })
  focus('ERP')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Ürün Listesi')
  await act(async () => user.showItems(ITEMS))
  expect(focused()).toBe('Daha fazla')
  expect(document.querySelector('[aria-expanded="true"]')).not.toBeInTheDocument()
})

test('without permissions the bar says that entries are missing, and asks again (F-R07)', async () => {
  const retry = vi.fn()
  render(
    <MemoryRouter>
      <MenuBar label="Ana menü" items={ITEMS.slice(0, 1)} failure={{ error: null, refetch: retry }} />
    </MemoryRouter>,
  )
  const reason = 'Yetkileriniz yüklenemediği için menü eksik.'
  expect(screen.getByText(reason)).toBeInTheDocument()
  expect(await screen.findByText(reason, { selector: '[role=status]' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(retry).toHaveBeenCalledOnce()
})
