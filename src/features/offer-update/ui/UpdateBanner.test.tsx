import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { reloadBlockedChanged } from '@/shared/lifecycle'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { $isUpdateAvailable } from '../model/update-check'
import { UpdateBanner } from './UpdateBanner'

test('another version is announced, and the page is reloaded only by the button (F-O04)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const { scope } = await renderScreen(<UpdateBanner />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await act(() => allSettled($isUpdateAvailable, { scope, params: true }))
  expect(screen.getByRole('status')).toHaveTextContent('Portalın yeni bir sürümü var.')
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Sayfayı yenile' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('while a write is pending the button shows that the reload waits for it', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue()
  const { scope } = await renderScreen(<UpdateBanner />)
  await act(() => allSettled($isUpdateAvailable, { scope, params: true }))
  await act(() => allSettled(reloadBlockedChanged, { scope, params: true }))
  await userEvent.click(screen.getByRole('button', { name: 'Sayfayı yenile' }))
  expect(screen.getByRole('button', { name: 'Sayfayı yenile' })).toHaveAttribute('aria-busy', 'true')
  expect(reload).not.toHaveBeenCalled()
  await act(() => allSettled(reloadBlockedChanged, { scope, params: false }))
  expect(reload).toHaveBeenCalledOnce()
})
