import { allSettled, createEvent, createWatch, fork } from 'effector'
import { createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { languageChosen } from '@/features/switch-language'
import { locationChanged, navigateFx, removeQueryParamsOn } from '@/shared/routes'
import { stubCookies } from '../../../tests/support/vitest/cookies'
import { connectRouter } from './connect-router'

const modeRemoved = createEvent()
removeQueryParamsOn(modeRemoved, ['mode'])

async function setup() {
  const scope = fork()
  const reported: string[] = []
  createWatch({ unit: locationChanged, fn: ({ pathname, search }) => reported.push(pathname + search), scope })
  const loaded = Promise.withResolvers<null>()
  const router = createMemoryRouter(
    [
      { path: '/tr' },
      { path: '/tr/takvim' },
      { path: '/en/settings' },
      { path: '/tr/ayarlar', loader: () => loaded.promise },
    ],
    { initialEntries: ['/tr?mode=barcode'] },
  )
  await connectRouter(router, scope)
  const removeMode = () => allSettled(modeRemoved, { scope })
  return { scope, reported, router, loaded, removeMode }
}

test('each location is reported once, the first one before the portal renders', async () => {
  const { scope, reported, router, removeMode } = await setup()
  expect(reported).toEqual(['/tr?mode=barcode'])
  await allSettled(navigateFx, { scope, params: { to: '/tr/takvim' } })
  await router.revalidate()
  expect(reported).toEqual(['/tr?mode=barcode', '/tr/takvim'])
  await router.navigate(-1)
  await removeMode()
  expect(reported.slice(2)).toEqual(['/tr?mode=barcode', '/tr'])
  await router.navigate(1)
  expect(router.state.location.pathname).toBe('/tr/takvim')
})

test('a page that is opened again, unlike one with another query, adds no history entry', async () => {
  const { scope, router } = await setup()
  for (const to of ['/tr/takvim', '/tr/takvim', '/tr/takvim?gun=1', '/tr/takvim?gun=1'])
    await allSettled(navigateFx, { scope, params: { to } })
  const visited: string[] = []
  for (let step = 0; step < 2; step += 1) {
    await router.navigate(-1)
    visited.push(router.state.location.pathname + router.state.location.search)
  }
  expect(visited).toEqual(['/tr/takvim', '/tr?mode=barcode'])
})

test('the removal of a parameter does not abort a navigation to a page that is still loading', async () => {
  const { scope, router, loaded, removeMode } = await setup()
  const opened = allSettled(navigateFx, { scope, params: { to: '/tr/ayarlar' } })
  await expect.poll(() => router.state.navigation.state).toBe('loading')
  const removed = removeMode()
  await Promise.resolve()
  loaded.resolve(null)
  await Promise.all([opened, removed])
  expect(router.state.location.pathname).toBe('/tr/ayarlar')
})

test('a language that is chosen while a page is loading opens that page', async () => {
  stubCookies()
  const { scope, router, loaded } = await setup()
  const opened = router.navigate('/tr/ayarlar')
  await allSettled(languageChosen, { scope, params: 'en' })
  loaded.resolve(null)
  await opened
  expect(router.state.location.pathname).toBe('/en/settings')
  await router.navigate(-1)
  expect(router.state.location.pathname).toBe('/tr')
})
