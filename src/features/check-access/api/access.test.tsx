import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { useUser } from '@/entities/user'
import { getGetUserInfoDetailQueryKey } from '@/shared/api'
import { startPortalPlatform, USER_INFO } from '../../../../tests/support/vitest/portal-platform'
import { renderScreen } from '../../../../tests/support/vitest/render-screen'
import { useAccess, useKnownAccess } from './access'

const { server, signIn } = startPortalPlatform()

/** An error that is not retried. */
const failUser = () => server.use(http.get(USER_INFO, () => new HttpResponse(null, { status: 403 })))

function AccessStatus() {
  const { status } = useAccess()
  const isPermitted = useKnownAccess().permissions.size > 0
  const { isError } = useUser()
  return (
    <output>{`${status}, ${isPermitted ? 'permitted' : 'denied'}, ${isError ? 'with' : 'without'} an error`}</output>
  )
}

test('a refetch of the user that fails keeps the permissions', async () => {
  signIn('doctor')
  const { queryClient } = await renderScreen(<AccessStatus />)
  expect(await screen.findByText('known, permitted, without an error')).toBeInTheDocument()
  failUser()
  // As after a wrong PIN.
  void queryClient.refetchQueries({ queryKey: getGetUserInfoDetailQueryKey() })
  expect(await screen.findByText(/with an error/)).toHaveTextContent('known, permitted')
})

test('a user that was never loaded has no permissions', async () => {
  signIn('doctor')
  failUser()
  await renderScreen(<AccessStatus />)
  expect(await screen.findByText('unknown, denied, with an error')).toBeInTheDocument()
})
