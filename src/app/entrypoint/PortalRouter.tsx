import { type ComponentProps, useCallback, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { CommitReporter } from '@/shared/ui/CommitReporter'

/** `RouterProvider` listens from its first commit on: a navigation that ends while it renders changes only the address. */
export function PortalRouter({
  router,
  onError,
}: Required<Pick<ComponentProps<typeof RouterProvider>, 'router' | 'onError'>>) {
  const [rendered] = useState(router.state)
  const showCurrent = useCallback(() => {
    if (router.state !== rendered) void router.revalidate()
  }, [router, rendered])
  return (
    <>
      <RouterProvider router={router} onError={onError} />
      <CommitReporter onCommit={showCurrent} />
    </>
  )
}
