import { act, screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { ApiError } from '@/shared/api'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { signOutFx, signOutRequested } from '../model/sign-out'
import { LocalSignOutDialog } from './LocalSignOutDialog'

test('the offer to sign out on this device only focuses the button that changes nothing', async () => {
  const fail = () => Promise.reject(new ApiError({ kind: 'offline', operation: 'signOut' }))
  const { scope } = await renderScreen(<LocalSignOutDialog />, { handlers: [[signOutFx, fail]] })
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await act(() => allSettled(signOutRequested, { scope }))
  }
  expect(screen.getByRole('button', { name: 'Oturumda kal' })).toHaveFocus()
})
