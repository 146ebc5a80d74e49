import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import { driveCall } from '../../../../../tests/support/vitest/call-stage'
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

test('during a call the dialog says that joining leaves it', async () => {
  const { scope } = await renderScreen(<JoinDialog />)
  await act(() => allSettled(joinDialogRequested, { scope, params: { peerName: null } }))
  const dialog = screen.getByRole('dialog')
  const warning = /Katıldığınızda sürmekte olan görüşmeden ayrılırsınız\.$/
  expect(dialog).not.toHaveAccessibleDescription(warning)
  await driveCall(scope).enter('live')
  expect(dialog).toHaveAccessibleDescription(warning)
})
