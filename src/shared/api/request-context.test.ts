import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { configureTestHttp } from '../../../tests/support/vitest/configure-test-http'
import { startServer } from '../../../tests/support/vitest/platform-server'
import { type CreateTicketRequest, createTicket, listCompanies, signOut } from './index'

const PLATFORM = 'https://platform.example'
const server = startServer()

/** A tab with the context `key`; `beforeResponse` runs after the request arrived and before the response. */
function setup({
  key,
  beforeResponse = () => {},
  status = 200,
}: {
  key: string | null
  beforeResponse?: () => void
  status?: number
}) {
  const context = {
    read: vi.fn((_options?: { isAnyClinic: boolean }) => context.key),
    onMismatch: vi.fn(),
    key,
  }
  const onUnauthorized = vi.fn()
  const requested = vi.fn()
  configureTestHttp({ baseUrl: PLATFORM, onUnauthorized, requestContext: context })
  server.use(
    http.all(`${PLATFORM}/*`, () => {
      requested()
      beforeResponse()
      return HttpResponse.json({ companies: [] }, { status })
    }),
  )
  return { context, onUnauthorized, requested }
}

test('a response for the session and the clinic of the tab is delivered', async () => {
  const { context } = setup({ key: 'ayse in moda' })
  await expect(listCompanies()).resolves.toEqual({ companies: [] })
  expect(context.onMismatch).not.toHaveBeenCalled()
})

test('a tab with a context mismatch sends no request and reports the mismatch', async () => {
  const { context, requested } = setup({ key: null })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'cancelled', operation: 'GET /api/v1/doctor/companies' })
  await expect(signOut({})).rejects.toMatchObject({ kind: 'cancelled' })
  expect(requested).not.toHaveBeenCalled()
  expect(context.onMismatch).toHaveBeenCalledTimes(2)
})

test.each([null, 'ayse in levent', 'mert in moda'])(
  'a response that arrives after the tab has changed to %s is dropped (F-C13)',
  async (next) => {
    const { context } = setup({
      key: 'ayse in moda',
      beforeResponse: () => {
        context.key = next
      },
    })
    await expect(listCompanies()).rejects.toMatchObject({ kind: 'cancelled' })
    expect(context.onMismatch).toHaveBeenCalledOnce()
  },
)

test('a ticket that was created before the tab has changed counts: it must not be sent again', async () => {
  const { context } = setup({
    key: 'ayse in moda',
    beforeResponse: () => {
      context.key = null
    },
  })
  await expect(createTicket({} as CreateTicketRequest, { isBodyOptional: true })).resolves.toBeDefined()
})

test('for an undo only the session is compared', async () => {
  const { context } = setup({ key: 'ayse' })
  await listCompanies({ isUndo: true })
  expect(context.read).toHaveBeenCalledWith({ isAnyClinic: true })
  await listCompanies()
  expect(context.read).toHaveBeenLastCalledWith({ isAnyClinic: false })
})

test('a 401 is reported even if the context has changed', async () => {
  const { context, onUnauthorized } = setup({
    key: 'ayse in moda',
    beforeResponse: () => {
      context.key = null
    },
    status: 401,
  })
  await expect(listCompanies()).rejects.toMatchObject({ kind: 'unauthorized' })
  expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('token')
})
