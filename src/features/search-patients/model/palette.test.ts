// @vitest-environment happy-dom
import { allSettled, createWatch, fork, scopeBind } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { patientSearchRequested } from '@/entities/patient'
import { $authToken, sessionEnded } from '@/shared/auth'
import { appStarted } from '@/shared/lifecycle'
import { $navigate, locationChanged } from '@/shared/routes'
import { $isPaletteOpen, paletteClosed, paletteOpened, paletteRequested, $settledTerm, $text } from './palette'

beforeEach(() => void vi.useFakeTimers())

const setup = (token: string | null = 'token') => fork({ values: [[$authToken, token]] })

test('the palette opens for a signed-in user and closes', async () => {
  const scope = setup()
  await allSettled(paletteRequested, { scope })
  expect(scope.getState($isPaletteOpen)).toBe(true)
  await allSettled(paletteClosed, { scope })
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
      [$navigate, navigate],
    ],
  })
  await allSettled(locationChanged, { scope, params: { pathname: '/tr', search: '?search', hash: '' } })
  expect(scope.getState($isPaletteOpen)).toBe(true)
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr', { replace: true, isSkippedWhilePending: true })
})

test('a search requested elsewhere opens the palette with its text, and closing clears it', async () => {
  const scope = fork({ values: [[$authToken, 'token']] })
  const requestSearch = scopeBind(patientSearchRequested, { scope })
  requestSearch('Ali Öztürk')
  expect([scope.getState($isPaletteOpen), scope.getState($text)]).toEqual([true, 'Ali Öztürk'])
  await vi.advanceTimersByTimeAsync(300)
  expect(scope.getState($settledTerm)).toBe('Ali Öztürk')
  scopeBind(paletteClosed, { scope })()
  expect(scope.getState($text)).toBe('')
})

const press = (init: KeyboardEventInit) => new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init })

async function start(token: string | null) {
  const scope = fork()
  await allSettled(appStarted, { scope })
  await allSettled($authToken, { scope, params: token })
  return scope
}

test('the shortcut works in a text field, and the browser does not handle it', async () => {
  const scope = await start('token')
  const field = document.body.appendChild(document.createElement('input'))
  field.addEventListener('keydown', (event) => event.stopPropagation())
  const shortcut = press({ key: 'k', ctrlKey: true })
  field.dispatchEvent(shortcut)
  await allSettled(scope)
  expect(scope.getState($isPaletteOpen)).toBe(true)
  expect(shortcut.defaultPrevented).toBe(true)
})

test('before signing in the browser handles the key', async () => {
  const scope = await start(null)
  const shortcut = press({ key: 'k', ctrlKey: true })
  document.body.dispatchEvent(shortcut)
  await allSettled(scope)
  expect(scope.getState($isPaletteOpen)).toBe(false)
  expect(shortcut.defaultPrevented).toBe(false)
})
