import { allSettled, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $authToken, sessionEnded } from '@/shared/auth'
import { $navigator, locationChanged } from '@/shared/routes'
import { $isPaletteOpen, paletteDismissed, paletteOpened, paletteRequested } from './palette'

const setup = (token: string | null = 'token') => fork({ values: [[$authToken, token]] })

test('the palette opens for a signed-in user and closes when dismissed', async () => {
  const scope = setup()
  await allSettled(paletteRequested, { scope })
  expect(scope.getState($isPaletteOpen)).toBe(true)
  await allSettled(paletteDismissed, { scope })
  expect(scope.getState($isPaletteOpen)).toBe(false)
})

test('the palette does not open before signing in', async () => {
  const scope = setup(null)
  await allSettled(paletteRequested, { scope })
  expect(scope.getState($isPaletteOpen)).toBe(false)
})

test('requesting an open palette does not open it again', async () => {
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

test('the search shortcut of the installed portal opens the palette once', async () => {
  const navigate = vi.fn()
  const scope = fork({
    values: [
      [$authToken, 'token'],
      [$navigator, { navigate }],
    ],
  })
  await allSettled(locationChanged, { scope, params: { pathname: '/tr', search: '?search', hash: '' } })
  expect(scope.getState($isPaletteOpen)).toBe(true)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr', { replace: true })
})
