import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { PortalLayout } from '@/app/layouts'
import { screenLocked, signOutFx } from '../support/vitest/feature-internals'
import { startServer } from '../support/vitest/platform-server'
import { notFound, renderScreen } from '../support/vitest/render-screen'

startServer(notFound)

async function setup() {
  const { promise, reject } = Promise.withResolvers<void>()
  const signOut = vi.fn(() => promise)
  const { scope } = await renderScreen(<PortalLayout>{null}</PortalLayout>, { handlers: [[signOutFx, signOut]] })
  return { scope, signOut, fail: () => reject(new Error('no connection')) }
}

test('a sign-out shows on the button of the user menu until the platform has answered', async () => {
  const { fail } = await setup()
  const button = screen.getByRole('button', { name: 'Kullanıcı menüsü' })
  await userEvent.click(button)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Çıkış yap' }))
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  fail()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
})

test('signing out at the lock screen needs no PIN, and shows on its button until the platform has answered', async () => {
  const { scope, signOut, fail } = await setup()
  await act(() => allSettled(screenLocked, { scope }))
  const button = screen.getByRole('button', { name: 'Çıkış yap' })
  await userEvent.click(button)
  expect(signOut).toHaveBeenCalledOnce()
  expect(button).toHaveAttribute('aria-busy', 'true')
  fail()
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'))
})
