import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createStore } from 'effector'
import { expect, test, vi } from 'vitest'
import * as browser from '@/shared/browser'
import { createShortcut } from '@/shared/shortcuts'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { shortcutListRequested } from '../model/shortcut-list'
import { ShortcutList } from './ShortcutList'

const $always = createStore(true)
createShortcut({ id: 'search', group: 'general', chord: { key: 'k', mod: true }, when: $always })
createShortcut({ id: 'transactions', group: 'clinic', chord: { key: 'Enter', mod: true, alt: true }, when: $always })

async function setup() {
  const { scope } = await renderScreen(<ShortcutList />)
  await act(() => allSettled(shortcutListRequested, { scope }))
}

const rowsOf = (group: string) =>
  within(screen.getByRole('region', { name: group }))
    .getAllByRole('definition')
    .map((keys) => [
      keys.previousElementSibling?.textContent,
      [...keys.querySelectorAll('kbd kbd')].map((k) => k.textContent),
    ])

test('every bound shortcut is listed with its keys', async () => {
  await setup()
  expect(rowsOf('Genel')).toEqual([
    ['Hasta, sayfa veya işlem ara', ['Ctrl', 'K']],
    ['Klavye kısayollarını göster', ['?']],
  ])
  expect(rowsOf('Klinik')).toEqual([['Finansal işlem isteği gönder', ['Ctrl', 'Alt', 'Enter']]])
})

test('Apple keyboards show other keys', async () => {
  vi.spyOn(browser, 'isAppleKeyboard').mockReturnValue(true)
  await setup()
  expect(rowsOf('Klinik')).toEqual([['Finansal işlem isteği gönder', ['⌥', '⌘', '↩']]])
})

test('single-key shortcuts can be switched off, and are then shown as off', async () => {
  await setup()
  const setting = screen.getByRole('checkbox', { name: 'Tek tuşlu kısayollar' })
  expect(setting).toBeChecked()
  expect(screen.queryByText('Kapalı')).not.toBeInTheDocument()
  await userEvent.click(setting)
  expect(setting).not.toBeChecked()
  expect(screen.getByText('Kapalı').parentElement).toHaveTextContent(/^Kapalı\?$/)
  expect(browser.deviceStorage.read('portal.single-key-shortcuts')).toBe('off')
})
