import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import type { NavigationItem } from '../lib/navigation-item'
import { collapseToggled, menuDrawerRequested } from '../model/navigation-state'
import { NavigationDrawer, SideNavigation } from './SideNavigation'

beforeAll(() => applyLanguage('tr'))

const link = (id: string, label: string, page: string) => ({
  id,
  label,
  href: `/tr/${id}`,
  current: id === page ? ('page' as const) : undefined,
})

const itemsOn = (page: string): NavigationItem[] => [
  link('takvim', 'Takvim', page),
  {
    id: 'reports',
    label: 'Raporlar',
    children: [
      link('acil', 'Acil Hasta Listesi', page),
      link('sms', 'SMS Raporları', page),
      link('gun', 'Gün Sonu Raporu', page),
    ],
  },
  { id: 'erp', label: 'ERP', children: [link('urunler', 'Ürün Listesi', page)] },
  link('ayarlar', 'Ayarlar', page),
]

const ClinicSearch = () => (
  <label>
    Deniz Sağlık
    <input type="search" />
  </label>
)

function setup({ page = 'takvim', isCollapsed = false, isDrawerOpen = false } = {}) {
  const scope = fork()
  if (isCollapsed) void allSettled(collapseToggled, { scope })
  if (isDrawerOpen) void allSettled(menuDrawerRequested, { scope })
  const navigation = (current: string) => (
    <Provider value={scope}>
      <MemoryRouter>
        <SideNavigation
          label="Ana menü"
          items={itemsOn(current)}
          clinic={(isCompact) => (isCompact ? <p>DS</p> : <ClinicSearch />)}
        />
        <NavigationDrawer label="Ana menü" items={itemsOn(current)} />
      </MemoryRouter>
    </Provider>
  )
  const { rerender } = render(navigation(page))
  return { user: userEvent.setup(), goTo: (next: string) => rerender(navigation(next)) }
}

const group = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => group(name).getAttribute('aria-expanded') === 'true'
const focused = () => document.activeElement?.textContent

test('the current page has aria-current and its group is open', () => {
  setup({ page: 'sms' })
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(/^SMS Raporları$/)
  expect(isOpen('Raporlar')).toBe(true)
  expect(isOpen('ERP')).toBe(false)
})

test('links of a closed group are not focusable', async () => {
  const { user } = setup()
  expect(screen.queryByText('Ürün Listesi')).not.toBeInTheDocument()
  await user.click(group('ERP'))
  expect(isOpen('ERP')).toBe(true)
  expect(screen.getByText('Ürün Listesi').closest('[inert]')).toBeNull()
  await user.click(group('ERP'))
  expect(screen.getByText('Ürün Listesi').closest('[inert]')).toBeInTheDocument()
})

test('the group of the current page can be closed and opens again on another page in it', async () => {
  const { user, goTo } = setup({ page: 'sms' })
  await user.click(group('Raporlar'))
  expect(isOpen('Raporlar')).toBe(false)
  goTo('acil')
  expect(isOpen('Raporlar')).toBe(true)
})

test('an opened group stays open when the user leaves its page, and closes with one click', async () => {
  const { user, goTo } = setup()
  await user.click(group('ERP'))
  goTo('urunler')
  goTo('takvim')
  expect(isOpen('ERP')).toBe(true)
  await user.click(group('ERP'))
  expect(isOpen('ERP')).toBe(false)
})

test('one click closes a group that was opened by the user and contains the current page', async () => {
  const { user, goTo } = setup()
  await user.click(group('ERP'))
  goTo('urunler')
  await user.click(group('ERP'))
  expect(isOpen('ERP')).toBe(false)
})

test('arrow keys move through visible items, open and close groups and move to the group', async () => {
  const { user } = setup()
  screen.getByRole('link', { name: 'Takvim' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Raporlar')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('ERP')
  await user.keyboard('{ArrowRight}{ArrowDown}')
  expect(focused()).toBe('Ürün Listesi')
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('ERP')
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(isOpen('ERP'), 'Alt+Left is Back').toBe(true)
  await user.keyboard('{ArrowLeft}')
  expect(isOpen('ERP')).toBe(false)
  await user.keyboard('{End}')
  expect(focused()).toBe('Ayarlar')
  await user.keyboard('{Home}')
  expect(focused()).toBe('Takvim')
})

test('typing letters focuses the next visible entry that starts with them', async () => {
  const { user } = setup()
  screen.getByRole('link', { name: 'Takvim' }).focus()
  await user.keyboard('ü')
  expect(focused()).toBe('Takvim')
  await user.click(group('ERP'))
  await user.keyboard('ü')
  expect(focused()).toBe('Ürün Listesi')
})

test('in a flyout typing letters stays inside', async () => {
  const { user } = setup({ isCollapsed: true })
  group('Raporlar').focus()
  await user.keyboard('{Enter}g')
  expect(focused()).toBe('Gün Sonu Raporu')
  await user.keyboard('t')
  expect(focused()).toBe('Gün Sonu Raporu')
})

test('in the collapsed menu the keyboard opens a flyout, and Escape restores the focus', async () => {
  const { user } = setup({ isCollapsed: true })
  expect(screen.getByText('DS')).toBeInTheDocument()
  group('Raporlar').focus()
  await user.keyboard('{Enter}')
  const flyout = screen.getByRole('dialog', { name: 'Raporlar' })
  expect(focused()).toBe('Acil Hasta Listesi')
  expect(within(flyout).getAllByRole('link')).toHaveLength(3)
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('SMS Raporları')
  await user.keyboard('{Escape}')
  expect(group('Raporlar')).toHaveFocus()
  expect(isOpen('Raporlar')).toBe(false)
  await user.keyboard('{Enter}{ArrowLeft}')
  expect(group('Raporlar')).toHaveFocus()
})

test('hovering expands the collapsed menu; touch does not (F-C19)', () => {
  setup({ isCollapsed: true })
  const menu = screen.getByRole('navigation', { name: 'Ana menü' })
  fireEvent.pointerEnter(menu, { pointerType: 'touch' })
  expect(screen.getByText('DS')).toBeInTheDocument()
  fireEvent.pointerEnter(menu, { pointerType: 'mouse' })
  expect(screen.getByText('Deniz Sağlık')).toBeInTheDocument()
  fireEvent.pointerLeave(menu, { pointerType: 'mouse' })
  expect(screen.getByText('DS')).toBeInTheDocument()
})

test('the collapsed menu stays expanded without the mouse while a field in it has the focus', async () => {
  const { user } = setup({ isCollapsed: true })
  const menu = screen.getByRole('navigation', { name: 'Ana menü' })
  const point = (type: 'pointerEnter' | 'pointerLeave') => fireEvent[type](menu, { pointerType: 'mouse' })
  point('pointerEnter')
  await user.type(screen.getByRole('searchbox'), 'den')
  point('pointerLeave')
  expect(screen.getByRole('searchbox')).toHaveValue('den')
  // Another window gets the focus.
  fireEvent.focusOut(screen.getByRole('searchbox'))
  expect(screen.getByRole('searchbox')).toHaveValue('den')
  await user.tab()
  expect(menu).toContainElement(document.activeElement as HTMLElement)
  expect(screen.getByRole('searchbox')).toBeInTheDocument()
  await user.click(document.body)
  expect(screen.getByText('DS')).toBeInTheDocument()
})

test('the collapsed menu does not expand over an open flyout', async () => {
  const { user } = setup({ isCollapsed: true })
  group('Raporlar').focus()
  await user.keyboard('{Enter}')
  fireEvent.pointerEnter(screen.getByRole('navigation', { name: 'Ana menü' }), { pointerType: 'mouse' })
  expect(screen.getByText('DS')).toBeInTheDocument()
})

test('the collapsed menu expands below a mouse that enters while a flyout is closing', async () => {
  const { user } = setup({ isCollapsed: true })
  group('Raporlar').focus()
  await user.keyboard('{Enter}')
  act(() => screen.getByRole('dialog', { name: 'Raporlar' }).hidePopover())
  fireEvent.pointerEnter(screen.getByRole('navigation', { name: 'Ana menü' }), { pointerType: 'mouse' })
  expect(screen.getByText('Deniz Sağlık')).toBeInTheDocument()
  // Waits for the toggle event of the flyout.
  await act(async () => {})
})

test('in the collapsed menu the group of the current page has aria-current, else the page itself', async () => {
  const { user } = setup({ page: 'sms', isCollapsed: true })
  expect(group('Raporlar')).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('button', { name: 'Menüyü genişlet' }))
  expect(group('Raporlar')).not.toHaveAttribute('aria-current')
})

test('collapsing takes effect at once, although the menu is still hovered', async () => {
  const { user } = setup()
  await user.click(screen.getByRole('button', { name: 'Menüyü daralt' }))
  expect(screen.getByText('DS')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Menüyü genişlet' })).toBeInTheDocument()
})

test('in a narrow window the menu is a drawer, which closes when a page is chosen', async () => {
  const { user } = setup({ isDrawerOpen: true })
  const drawer = screen.getByRole('dialog', { name: 'Ana menü' })
  await user.click(within(drawer).getByRole('link', { name: 'Takvim' }))
  expect(screen.queryByRole('dialog', { name: 'Ana menü' })).not.toBeInTheDocument()
})
