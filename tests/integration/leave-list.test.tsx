import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { startPortalPlatform } from '../support/vitest/portal-platform'
import { mainMenu, renderPortal } from '../support/vitest/render-screen'

const { signIn } = startPortalPlatform()

test('a filtered list is left without being shown unfiltered', async () => {
  signIn('doctor')
  await renderPortal('/tr/randevu-listesi')
  const priority = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Öncelik' })
  await userEvent.selectOptions(priority, '2')
  const shown = new Set<string>()
  const observer = new MutationObserver(() => priority.isConnected && shown.add(priority.value))
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  await userEvent.click(await mainMenu().findByRole('link', { name: 'Destek' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Destek' })).toBeInTheDocument()
  observer.disconnect()
  expect([...shown]).toEqual(['2'])
  await userEvent.click(mainMenu().getByRole('link', { name: 'Randevu Listesi' }))
  expect(await screen.findByRole('combobox', { name: 'Öncelik' })).toHaveValue('')
})
