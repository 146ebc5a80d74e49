import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { Menu, MenuItem, MenuLink, MenuRadioGroup } from './Menu'

beforeAll(() => applyLanguage('tr'))

const settings = vi.fn()
const modeChanged = vi.fn()
beforeEach(() => vi.clearAllMocks())

const userTrigger: ComponentProps<typeof Menu>['trigger'] = (props) => (
  <button type="button" {...props}>
    Ayşe Yılmaz
  </button>
)

function setup(mode: 'light' | 'dark' = 'dark') {
  render(
    <>
      <Menu label="Kullanıcı" trigger={userTrigger}>
        <MenuItem onSelect={settings}>Ayarlar</MenuItem>
        <MenuItem onSelect={settings}>İletiler</MenuItem>
        <MenuItem onSelect={settings}>Izgara</MenuItem>
        <MenuItem onSelect={settings}>Çıkış yap</MenuItem>
      </Menu>
      <Menu
        label="Görünüm"
        trigger={(props) => (
          <button type="button" {...props}>
            Görünüm
          </button>
        )}
      >
        <MenuRadioGroup
          label="Görünüm"
          value={mode}
          options={[
            { value: 'light', label: 'Açık' },
            { value: 'dark', label: 'Koyu' },
          ]}
          onChange={modeChanged}
        />
      </Menu>
    </>,
  )
  return userEvent.setup()
}

const focused = () => document.activeElement?.textContent
const userButton = () => screen.getByRole('button', { name: 'Ayşe Yılmaz' })

test('opening moves the focus to the first item, and the button is expanded', async () => {
  const user = setup()
  expect(userButton()).toHaveAttribute('aria-expanded', 'false')
  await user.click(userButton())
  expect(focused()).toBe('Ayarlar')
  expect(userButton()).toHaveAttribute('aria-expanded', 'true')
})

test('a header, which no key of the menu reaches, is part of its name', async () => {
  render(
    <Menu label="Kullanıcı" trigger={userTrigger} header="Doktor ID: 7">
      <MenuItem onSelect={settings}>Ayarlar</MenuItem>
    </Menu>,
  )
  await userEvent.click(userButton())
  expect(screen.getByRole('menu')).toHaveAccessibleName('Kullanıcı Doktor ID: 7')
})

test('arrows wrap at both ends, Home and End go to them', async () => {
  const user = setup()
  await user.click(userButton())
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Çıkış yap')
  await user.keyboard('{ArrowDown}')
  expect(focused()).toBe('Ayarlar')
  await user.keyboard('{End}')
  expect(focused()).toBe('Çıkış yap')
  await user.keyboard('{Home}')
  expect(focused()).toBe('Ayarlar')
})

test('the page keys go to both ends, and not to another row of a list that the menu is in', async () => {
  const user = setup()
  await user.click(userButton())
  await user.keyboard('{PageDown}')
  expect(focused()).toBe('Çıkış yap')
  await user.keyboard('{PageUp}')
  expect(focused()).toBe('Ayarlar')
})

test('the up arrow on the button opens the menu at its last item', async () => {
  const user = setup()
  userButton().focus()
  await user.keyboard('{ArrowUp}')
  expect(focused()).toBe('Çıkış yap')
})

test('typeahead follows the Turkish letter rules', async () => {
  const user = setup()
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1_000)
  onTestFinished(() => time.mockRestore())
  await user.click(userButton())
  await user.keyboard('i')
  expect(focused()).toBe('İletiler')
  await user.keyboard('{Home}')
  time.mockReturnValue(1_750)
  await user.keyboard('ı')
  expect(focused()).toBe('Izgara')
})

test('choosing closes the menu, returns the focus and then calls onSelect', async () => {
  const user = setup()
  await user.click(userButton())
  settings.mockImplementation(() => expect(userButton()).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(settings).toHaveBeenCalledOnce()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})

test('Escape and Tab close without choosing', async () => {
  const user = setup()
  await user.click(userButton())
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(userButton()).toHaveFocus()
  await user.click(userButton())
  await user.tab()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
  expect(focused()).toBe('Görünüm')
  expect(settings).not.toHaveBeenCalled()
})

test('a radio menu starts at the current option and reports changes only', async () => {
  const user = setup('dark')
  const button = screen.getByRole('button', { name: 'Görünüm' })
  await user.click(button)
  expect(focused()).toBe('Koyu')
  expect(screen.getByRole('menuitemradio', { name: 'Koyu' })).toHaveAttribute('aria-checked', 'true')
  await user.keyboard('{Enter}')
  expect(modeChanged).not.toHaveBeenCalled()
  await user.click(button)
  await user.click(screen.getByRole('menuitemradio', { name: 'Açık' }))
  expect(modeChanged.mock.calls).toEqual([['light']])
})

test('Space chooses a link, as it chooses a button', async () => {
  render(
    <MemoryRouter>
      <Menu label="Kullanıcı" trigger={userTrigger}>
        <MenuLink to="/tr/ayarlar">Ayarlar</MenuLink>
      </Menu>
      <Routes>
        <Route path="/tr/ayarlar" element="Ayarlar sayfası" />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Ayşe Yılmaz' }))
  await userEvent.keyboard(' ')
  expect(screen.getByText('Ayarlar sayfası')).toBeInTheDocument()
  expect(screen.queryByRole('menu')).not.toBeInTheDocument()
})
