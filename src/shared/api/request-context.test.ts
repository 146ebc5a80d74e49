import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { configureHttp } from './http'
import { listCompanies, signOut } from './index'

const PLATFORM = 'https://platform.example'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

/** A tab that works in `here`; `meanwhile` happens after a call has arrived and before it is answered. */
function setup({
  here,
  meanwhile = () => {},
  status = 200,
}: {
  here: string | null
  meanwhile?: () => void
  status?: number
}) {
  const place = { read: () => place.here, onMismatch: vi.fn(), here }
  const onUnauthorized = vi.fn()
  const requested = vi.fn()
  configureHttp({
    baseUrl: PLATFORM,
    getToken: () => 'token',
    onUnauthorized,
    onMalformed: vi.fn(),
    requestContext: place,
  })
  server.use(
    http.all(`${PLATFORM}/*`, () => {
      requested()
      meanwhile()
      return HttpResponse.json({ companies: [] }, { status })
    }),
  )
  return { place, onUnauthorized, requested }
}

test('an answer for the session and the clinic of the tab is delivered', async () => {
  const { place } = setup({ here: 'ayse in moda' })
  await expect(listCompanies()).resolves.toEqual({ companies: [] })
  expect(place.onMismatch).not.toHaveBeenCalled()
})

test('a tab whose cookies say otherwise neither reads nor writes, and looks again', async () => {
  const { place, requested } = setup({ here: null })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'cancelled', operation: 'GET /api/v1/doctor/companies' })
  await expect(signOut({})).rejects.toMatchObject({ kind: 'cancelled' })
  expect(requested).not.toHaveBeenCalled()
  expect(place.onMismatch).toHaveBeenCalledTimes(2)
})

test.each([null, 'ayse in levent', 'mert in moda'])(
  'an answer that arrives after the tab went to %s is dropped',
  async (next) => {
    const { place } = setup({
      here: 'ayse in moda',
      meanwhile: () => {
        place.here = next
      },
    })
    await expect(listCompanies()).rejects.toMatchObject({ kind: 'cancelled' })
    expect(place.onMismatch).toHaveBeenCalledOnce()
  },
)

test('a refusal of the token is heard of, also when the tab has moved on', async () => {
  const { place, onUnauthorized } = setup({
    here: 'ayse in moda',
    meanwhile: () => {
      place.here = null
    },
    status: 401,
  })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token')
})
