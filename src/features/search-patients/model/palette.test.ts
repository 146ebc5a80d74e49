import { allSettled, createWatch, fork } from 'effector'
import { expect, test } from 'vitest'
import { $authToken, sessionEnded } from '@/shared/auth'
import { $isPaletteOpen, paletteDismissed, paletteOpened, paletteRequested } from './palette'

const setup = (token: string | null = 'token') => fork({ values: [[$authToken, token]] })

test('the palette opens for a signed-in doctor and closes when dismissed', async () => {
  const scope = setup()
  await allSettled(paletteRequested, { scope })
  expect(scope.getState($isPaletteOpen)).toBe(true)
  await allSettled(paletteDismissed, { scope })
  expect(scope.getState($isPaletteOpen)).toBe(false)
})

test('nobody searches before signing in', async () => {
  const scope = setup(null)
  await allSettled(paletteRequested, { scope })
  expect(scope.getState($isPaletteOpen)).toBe(false)
})

test('asking for the open palette opens it no second time', async () => {
  const scope = setup()
  let openings = 0
  createWatch({ unit: paletteOpened, scope, fn: () => (openings += 1) })
  await allSettled(paletteRequested, { scope })
  await allSettled(paletteRequested, { scope })
  expect(openings).toBe(1)
})

test('the end of the session closes the palette', async () => {
  const scope = setup()
  await allSettled(paletteRequested, { scope })
  await allSettled(sessionEnded, { scope, params: 'expired' })
  expect(scope.getState($isPaletteOpen)).toBe(false)
})
