// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPortalQueryClient } from '@/shared/query'
import { PRELOADED_QUERIES } from './hydrate-cache'
import { configureTestHttp } from '../../../tests/support/vitest/configure-test-http'
import { runEarlyScript } from '../../../tests/support/vitest/early-script'
import { startServer } from '../../../tests/support/vitest/platform-server'

const server = startServer()
const { dataset } = document.documentElement

beforeEach(() => {
  for (const name of Object.keys(dataset)) delete dataset[name]
})

test('another screen does not preload requests of the home page', async () => {
  const { bodies } = await runEarlyScript({ pathname: '/tr/takvim' })
  expect(bodies.size).toBeGreaterThan(0)
  expect([...bodies.keys()]).not.toContain('/api/v2/appointments/notifications')
})

test('the requests have the headers of the requests of the portal, except for the language', async () => {
  const sent = new Map<string, object>()
  const toSent = (headers: Headers) =>
    Object.fromEntries(['accept', 'authorization', 'content-type'].map((name) => [name, headers.get(name)]))
  server.use(
    http.all('*/api/*', ({ request }) => {
      sent.set(new URL(request.url).pathname, toSent(request.headers))
      return HttpResponse.json({})
    }),
  )
  configureTestHttp()
  const client = createPortalQueryClient()
  await Promise.allSettled(Object.values(PRELOADED_QUERIES).map((query) => query(client, '2026-11-21')))
  const { headers } = await runEarlyScript({ pathname: '/tr' })
  expect(new Map(headers.map(([path, early]) => [path, toSent(early)]))).toEqual(sent)
})

test.each([
  ['', 'https://portal.example'],
  ['/platform', 'https://portal.example/platform'],
  ['https://api.example', 'https://api.example'],
  ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
])('with the apiUrl "%s" the token is sent early to %s', async (apiUrl, prefix) => {
  const { urls } = await runEarlyScript({ pathname: '/tr/takvim', config: { apiUrl } })
  expect(urls).toContain(`${prefix}/api/v1/user/info-detail`)
})

test.each([
  'http://api.example',
  'http://localhost:x@api.example',
  '//api.example',
  '/\\api.example',
  '/',
  'https:',
  'https://',
  'api.example',
  'javascript:alert(1)//',
  'data:text/plain,',
  7,
])('with the apiUrl "%s" the token is not sent before the configuration is rejected', async (apiUrl) => {
  expect((await runEarlyScript({ pathname: '/tr/takvim', config: { apiUrl } })).urls).toEqual([])
})

test.each([
  ['/tr/takvim', 'tr'],
  ['/en', 'en'],
  ['/', 'tr'],
  ['/english', 'tr'],
])('the language of %s is %s', async (pathname, language) => {
  await runEarlyScript({ pathname })
  expect(document.documentElement.lang).toBe(language)
})

test('the stored appearance and the menu of its last user are applied', async () => {
  for (const [name, option] of [
    ['mode', 'dark'],
    ['skin', 'bordered'],
    ['layout', 'horizontal'],
  ] as const)
    localStorage.setItem(`portal.${name}`, option)
  localStorage.setItem('portal.navigation', '{"lastUser":"a","byUser":{"a":{"isCollapsed":true,"openGroups":[]}}}')
  await runEarlyScript({ pathname: '/tr' })
  expect({ ...dataset }).toEqual({
    mode: 'dark',
    skin: 'bordered',
    layout: 'horizontal',
    session: 'present',
    menu: 'collapsed',
  })
})

test.each(['null', '{}', 'no JSON', '{"lastUser":"a","byUser":{"b":{"isCollapsed":true}}}'])(
  'with the stored menu %s the menu is open',
  async (stored) => {
    localStorage.setItem('portal.navigation', stored)
    await runEarlyScript({ pathname: '/tr' })
    expect(dataset).not.toHaveProperty('menu')
  },
)

test('with blocked storage the page has the default appearance and starts its requests', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const { bodies } = await runEarlyScript({ pathname: '/tr/takvim' })
  expect(dataset).toMatchObject({ mode: 'light', skin: 'default', layout: 'vertical' })
  expect(bodies.size).toBeGreaterThan(0)
})

test.each(['', 'auth_doctor=', 'auth_doctor=null', "auth_doctor='quoted'", 'auth_doctor=two words'])(
  'with the cookie "%s" there is no session, and only the configuration is requested',
  async (cookie) => {
    const { preload, urls } = await runEarlyScript({ pathname: '/tr', cookie })
    expect(dataset.session).toBe('absent')
    expect(preload).toMatchObject({ token: null, clinic: null })
    expect(urls).toEqual([])
  },
)

test('the requests belong to the token and the clinic of the cookies', async () => {
  const { preload } = await runEarlyScript({ pathname: '/tr', cookie: 'selected_company=moda; auth_doctor=a%21' })
  expect(preload).toMatchObject({ token: 'a!', clinic: 'moda' })
})
