// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { revokeTokenFx } from '@/features/sign-out'
import { $authToken } from '@/shared/auth'
import { focusMainContent, whenIdle } from '@/shared/browser'
import { appStarted, featuresRendered, firstScreenRendered, pageCached, screenReady } from '@/shared/lifecycle'
import { $location, $navigate, locationChanged, navigationStarted } from '@/shared/routes'
import { prefetchViewsTask } from '@/shared/ui/lazy'
import { MenuBarSlot } from '@/widgets/main-navigation'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import { showPage } from '../../../tests/support/vitest/show-page'
import './screen'

vi.mock('@/shared/browser', { spy: true })

const HOUR = 60 * 60_000

const signIn = () => {
  document.cookie = 'auth_doctor=token; Path=/'
}

test('the end of the session after the idle time does not wait for the sign-out at the platform', async () => {
  vi.useFakeTimers()
  const revokeToken = vi.fn(() => new Promise(() => {}))
  signIn()
  const scope = fork({ handlers: [[revokeTokenFx, revokeToken]] })
  await allSettled(appStarted, { scope })
  vi.advanceTimersByTime(HOUR)
  expect(scope.getState($authToken)).toBeNull()
  expect(revokeToken).toHaveBeenCalledExactlyOnceWith('token')
})

test('the start does not wait for the code of the horizontal menu', async () => {
  const load = vi.spyOn(MenuBarSlot, 'load').mockReturnValue(new Promise(() => {}))
  localStorage.setItem('portal.layout', 'horizontal')
  const started = vi.fn()
  void allSettled(appStarted, { scope: fork() }).then(started)
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce())
})

test('work that the first screen does not need waits until the screen and the features are rendered', async () => {
  vi.mocked(whenIdle).mockResolvedValue()
  const scope = fork()
  const ready = recordPayloads(screenReady, scope)
  await allSettled(locationChanged, { scope, params: { pathname: '/tr', search: '', hash: '' } })
  expect(ready).toEqual([])
  await allSettled(firstScreenRendered, { scope })
  expect(ready).toEqual([])
  await allSettled(featuresRendered, { scope })
  expect(ready).toHaveLength(1)
  await allSettled(locationChanged, { scope, params: { pathname: '/tr/takvim', search: '', hash: '' } })
  expect(ready).toHaveLength(2)
})

test('views are prefetched once the screen is ready', async () => {
  const scope = fork()
  const prefetched = recordPayloads(prefetchViewsTask, scope)
  await allSettled(screenReady, { scope })
  expect(prefetched).toHaveLength(1)
})

test('a public screen has no features to wait for', async () => {
  vi.mocked(whenIdle).mockResolvedValue()
  const scope = fork()
  const ready = recordPayloads(screenReady, scope)
  await allSettled(locationChanged, { scope, params: { pathname: '/tr/giris-yap', search: '', hash: '' } })
  await allSettled(firstScreenRendered, { scope })
  expect(ready).toHaveLength(1)
})

test('the page of another patient, and one after the sign-in, gets the focus like another screen, but not a new query or language', async () => {
  const scope = fork()
  await showPage('/tr/hasta-takip/42', scope)
  await showPage('/tr/hasta-takip/42?a=1', scope)
  await showPage('/en/patient-follow-up/42', scope)
  expect(focusMainContent).not.toHaveBeenCalled()
  await showPage('/en/patient-follow-up/43', scope)
  expect(focusMainContent).toHaveBeenCalledTimes(1)
  await showPage('/en/calendar', scope)
  expect(focusMainContent).toHaveBeenCalledTimes(2)
  // The sign-in page, which focuses a field itself, is not reported as rendered.
  await allSettled(locationChanged, { scope, params: { pathname: '/en/sign-in', search: '', hash: '' } })
  await showPage('/en/calendar', scope)
  expect(focusMainContent).toHaveBeenCalledTimes(3)
})

test('a page that the browser keeps for Back ends the navigation that leaves it', async () => {
  const navigate = vi.fn(() => Promise.resolve())
  const location = { pathname: '/tr/hasta-listesi', search: '?q=ada', hash: '' }
  const scope = fork({
    values: [
      [$location, location],
      [$navigate, navigate],
    ],
  })
  await allSettled(pageCached, { scope })
  expect(navigate).not.toHaveBeenCalled()
  await allSettled(navigationStarted, { scope, params: { pathname: '/tr/takvim', search: '', hash: '' } })
  await allSettled(pageCached, { scope })
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/tr/hasta-listesi?q=ada', {
    replace: true,
    preventScrollReset: true,
  })
})
