import { act, screen } from '@testing-library/react'
import { allSettled, createStore } from 'effector'
import { expect, test } from 'vitest'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { createPinVerification } from '../model/pin-verification'
import { PinPrompt } from './PinPrompt'

const lockout = (secondsLeft: number) => ({ status: 'lockedOut' as const, promptId: Symbol('prompt'), secondsLeft })

test('the field is described by the time at the start of a lockout, which does not count down', async () => {
  const $state = createStore(lockout(30))
  const { scope } = await renderScreen(<PinPrompt verification={{ ...createPinVerification(), $state }} />)
  const description = 'Çok fazla deneme yapıldı. Süre dolunca yeniden deneyin. Kalan süre: 0:30'
  expect(screen.getByRole('alert')).toHaveTextContent(description)
  await act(() => allSettled($state, { scope, params: lockout(29) }))
  expect(screen.getByText('Kalan süre: 0:29')).toBeVisible()
  expect(screen.getByRole('group', { name: 'Günlük PIN' })).toHaveAccessibleDescription(description)
})
