// @vitest-environment happy-dom
import { allSettled, fork } from 'effector'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { $authToken } from '@/shared/auth'
import { $config, parsePortalConfig } from '@/shared/config'
import { userBusyChanged, reloadBlockedChanged } from '@/shared/lifecycle'
import type { RouteId } from '@/shared/routes'
import { toastRequested } from '@/shared/toasts'
import { recordPayloads } from '../../../tests/support/vitest/record-payloads'
import '../wiring/screen'
import { connectRouter } from './connect-router'
import { guard } from './middleware'

function setup(handOverScreens = ['calendar']) {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  const config = parsePortalConfig({
    calendarHelpCategory: crypto.randomUUID(),
    otherScreensUrl: 'https://old.clinic.example',
    handOverScreens,
  })
  const scope = fork({
    values: [
      [$authToken, 'token'],
      [$config, config],
    ],
  })
  const screen = (id: RouteId, path: string) => ({
    path,
    middleware: [guard(scope, { id, language: 'tr' })],
    loader: () => null,
  })
  const router = createMemoryRouter([screen('home', '/tr'), screen('calendar', '/tr/takvim')], {
    initialEntries: ['/tr'],
  })
  return { scope, router, assign }
}

test('a navigation to another application ends with the next one, for a user who has come back', async () => {
  const { router, assign } = setup()
  const leaving = router.navigate('/tr/takvim').then(() => 'settled')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://old.clinic.example/tr/takvim'))
  expect(await Promise.race([leaving, new Promise((resolve) => setTimeout(resolve))])).toBeUndefined()
  await router.navigate('/tr')
  expect(await leaving).toBe('settled')
  expect(router.state.location.pathname).toBe('/tr')
})

test('a room link to a screen of another application opens the home page, where the call is joined', async () => {
  const { router, assign } = setup()
  await router.navigate('/tr/takvim?room=a1')
  expect(router.state.location).toMatchObject({ pathname: '/tr', search: '?room=a1' })
  expect(assign).not.toHaveBeenCalled()
})

test('a room link leaves the portal if the home page is of the other application too', async () => {
  const { router, assign } = setup(['calendar', 'home'])
  void router.navigate('/tr/takvim?room=a1')
  await vi.waitFor(() => expect(assign).toHaveBeenLastCalledWith('https://old.clinic.example/tr/takvim?room=a1'))
})

test.each([
  ['a call', userBusyChanged],
  ['a pending write', reloadBlockedChanged],
])('during %s a screen of another application opens in a new tab, and again from a message', async (_, isBusy) => {
  const { scope, router, assign } = setup()
  const openTab = vi.spyOn(window, 'open').mockReturnValue(null)
  const toasts = recordPayloads(toastRequested, scope)
  await connectRouter(router, scope)
  await allSettled(isBusy, { scope, params: true })
  void router.navigate('/tr/takvim')
  await vi.waitFor(() => expect(openTab).toHaveBeenCalledOnce())
  expect(openTab).toHaveBeenCalledWith('https://old.clinic.example/tr/takvim', '_blank', 'noopener')
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  expect(router.state.location.pathname).toBe('/tr')
  expect(assign).not.toHaveBeenCalled()
  expect(toasts).toHaveLength(1)
  for (const { action } of toasts) if (action) await allSettled(action.event, { scope })
  expect(openTab.mock.calls[1]).toEqual(openTab.mock.calls[0])
})
