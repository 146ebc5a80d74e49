// @vitest-environment happy-dom
import { fork } from 'effector'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { $authToken } from '@/shared/auth'
import { $config, parsePortalConfig } from '@/shared/config'
import type { RouteId } from '@/shared/routes'
import { guard } from './middleware'

test('a navigation to another application ends with the next one, for a user who has come back', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue()
  const config = parsePortalConfig({
    calendarHelpCategory: crypto.randomUUID(),
    otherScreensUrl: 'https://old.clinic.example',
    handOverScreens: ['calendar'],
  })
  const scope = fork({
    values: [
      [$authToken, 'token'],
      [$config, config],
    ],
  })
  const screen = (id: RouteId, path: string) => ({
    path,
    middleware: [guard(scope, { id, language: 'tr', isOwnSlug: true })],
    loader: () => null,
  })
  const router = createMemoryRouter([screen('home', '/tr'), screen('calendar', '/tr/takvim')], {
    initialEntries: ['/tr'],
  })
  const leaving = router.navigate('/tr/takvim').then(() => 'settled')
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('https://old.clinic.example/tr/takvim'))
  expect(await Promise.race([leaving, new Promise((resolve) => setTimeout(resolve))])).toBeUndefined()
  await router.navigate('/tr')
  expect(await leaving).toBe('settled')
  expect(router.state.location.pathname).toBe('/tr')
})
