import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../../tests/support/vitest/render-screen'
import { joinDialogRequested } from '../../model/join-dialog'
import { JoinDialog } from './JoinDialog'

test('a rejected room returns the focus to its field, also when it is rejected again', async () => {
  const { scope } = await renderScreen(<JoinDialog />)
  await act(() => allSettled(joinDialogRequested, { scope, params: { peerName: null } }))
  const field = screen.getByRole('textbox', { name: 'Bağlantı veya oda kodu' })
  const submit = screen.getByRole('button', { name: 'Katıl' })
  await userEvent.type(field, 'oda')
  for (const attempt of ['first', 'second']) {
    await userEvent.click(submit)
    expect(field, attempt).toHaveFocus()
    expect(field, attempt).toBeInvalid()
  }
})
