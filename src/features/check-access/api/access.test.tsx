import { onlineManager } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useUser } from '@/entities/user'
import { getGetCompanySettingsQueryKey, getGetUserInfoDetailQueryKey } from '@/shared/api'
import {
  COMPANIES,
  COMPANY_SETTINGS,
  startPortalPlatform,
  USER_INFO,
} from '../../../../tests/support/vitest/portal-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { uuid } from '../../../../tests/support/uuid'
import { useAccess } from './access'

const { server, signIn } = startPortalPlatform()

/** Responds with an error that is not retried. */
const failUser = () => server.use(http.get(USER_INFO, () => new HttpResponse(null, { status: 403 })))

function AccessStatus() {
  const access = useAccess()
  const isPermitted = access.context.permissions.size > 0
  const isRetrying = access.status === 'unknown' && access.isRetrying
  const { isError } = useUser()
  return (
    <output>
      {`${access.status}, ${isPermitted ? 'permitted' : 'denied'}, ${isError ? 'with' : 'without'} an error`}
      {isRetrying && ', retrying'}
    </output>
  )
}

test('a refetch of the user that fails keeps the permissions', async () => {
  signIn('doctor')
  const { queryClient } = await renderScreen(<AccessStatus />)
  expect(await screen.findByText('known, permitted, without an error')).toBeInTheDocument()
  failUser()
  // Requests the user again, as a check of the PIN does.
  void queryClient.refetchQueries({ queryKey: getGetUserInfoDetailQueryKey() })
  expect(await screen.findByText(/with an error/)).toHaveTextContent('known, permitted')
})

test('a user that was never loaded has no permissions', async () => {
  signIn('doctor')
  failUser()
  await renderScreen(<AccessStatus />)
  expect(await screen.findByText('unknown, denied, with an error')).toBeInTheDocument()
})

test('the access stays unknown while permissions that could not be loaded are requested again', async () => {
  signIn('doctor')
  const again = Promise.withResolvers<Response>()
  server.use(
    http.get(USER_INFO, () => new HttpResponse(null, { status: 403 }), { once: true }),
    http.get(USER_INFO, () => again.promise, { once: true }),
  )
  const { queryClient } = await renderScreen(<AccessStatus />)
  expect(await screen.findByText('unknown, denied, with an error')).toBeInTheDocument()
  const refetched = queryClient.refetchQueries({ queryKey: getGetUserInfoDetailQueryKey() })
  expect(await screen.findByText('unknown, denied, without an error, retrying')).toBeInTheDocument()
  again.resolve(new HttpResponse(null, { status: 403 }))
  await act(() => refetched)
  expect(await screen.findByText('unknown, denied, with an error')).toBeInTheDocument()
})

test('offline the permissions are unknown, until they are loaded', async () => {
  signIn('doctor')
  onlineManager.setOnline(false)
  await renderScreen(<AccessStatus />)
  expect(screen.getByText('unknown, denied, without an error')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await screen.findByText('known, permitted, without an error')).toBeInTheDocument()
})

test('permissions are known while the settings of the clinic wait for the connection', async () => {
  signIn('doctor')
  onlineManager.setOnline(false)
  const { queryClient } = await renderScreen(<AccessStatus />)
  queryClient.setQueryData(getGetUserInfoDetailQueryKey(), { userInfo: {} })
  expect(await screen.findByText('known, denied, without an error')).toBeInTheDocument()
})

function TransactionsStatus() {
  const { status, context } = useAccess()
  return <output>{`${status}, transactions ${context.transactions ? 'on' : 'off'}`}</output>
}

test.each([
  ['are loading', 'loading, transactions on', () => new Promise<never>(() => {})],
  ['cannot be read', 'known, transactions off', () => new HttpResponse(null, { status: 403 })],
])('if the settings of the clinic %s, the access is %s', async (_, expected, respond) => {
  signIn('doctor', { transactions: true })
  server.use(http.get(COMPANY_SETTINGS, respond))
  await renderScreen(<TransactionsStatus />)
  expect(await screen.findByText(expected)).toBeInTheDocument()
})

test('the access stays known while settings that could not be read are requested again', async () => {
  signIn('doctor', { transactions: true })
  const again = Promise.withResolvers<Response>()
  server.use(
    http.get(COMPANY_SETTINGS, () => new HttpResponse(null, { status: 403 }), { once: true }),
    http.get(COMPANY_SETTINGS, () => again.promise, { once: true }),
  )
  const { queryClient } = await renderScreen(<TransactionsStatus />)
  expect(await screen.findByText('known, transactions off')).toBeInTheDocument()
  const refetched = queryClient.refetchQueries({ queryKey: getGetCompanySettingsQueryKey() })
  await waitFor(() => expect(queryClient.isFetching()).toBe(1))
  expect(screen.getByText('known, transactions off')).toBeInTheDocument()
  again.resolve(new HttpResponse(null, { status: 403 }))
  await act(() => refetched)
})

test('without a selected clinic the first one of the list decides, and the list is awaited', async () => {
  signIn('doctor')
  const [first, second] = [uuid(1), uuid(2)]
  const list = Promise.withResolvers<Response>()
  const settings = [
    { uuid: second, transactions: false },
    { uuid: first, transactions: true },
  ]
  server.use(
    http.get(COMPANY_SETTINGS, () => HttpResponse.json({ companies: settings })),
    http.get(COMPANIES, () => list.promise),
  )
  const { queryClient } = await renderScreen(<TransactionsStatus />)
  await waitFor(() => expect(queryClient.getQueryData(getGetCompanySettingsQueryKey())).toBeDefined())
  expect(await screen.findByText('loading, transactions on')).toBeInTheDocument()
  list.resolve(HttpResponse.json({ companies: [{ uuid: first }, { uuid: second }] }))
  expect(await screen.findByText('known, transactions on')).toBeInTheDocument()
})

test('the setting of the clinic decides once it is known', async () => {
  signIn('doctor', { transactions: true })
  await renderScreen(<TransactionsStatus />)
  expect(await screen.findByText('known, transactions on')).toBeInTheDocument()
})
