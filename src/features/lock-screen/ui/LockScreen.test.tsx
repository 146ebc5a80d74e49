import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { screenLocked } from '../model/screen-lock'
import { LockScreen } from './LockScreen'

test('a screen that was locked before the PIN prompt is loaded is unlocked by the PIN', async () => {
  const { scope, queryClient } = await renderScreen(<LockScreen isSigningOut={false} onSignOut={() => {}} />)
  queryClient.setQueryData(getGetUserInfoDetailQueryKey(), { userInfo: { uuid: 'u', pin: '4827' } })
  await act(() => allSettled(screenLocked, { scope }))
  expect(screen.getByRole('dialog', { name: 'Ekran gizlendi' })).toBeVisible()
  await userEvent.type(await screen.findByRole('textbox', { name: '1. rakam' }), '4827')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('before the page is locked there is a dialog without content, which the style of a locked page needs', async () => {
  await renderScreen(<LockScreen isSigningOut={false} onSignOut={() => {}} />)
  expect(document.querySelector('dialog[data-lock-screen]')).toBeEmptyDOMElement()
})
