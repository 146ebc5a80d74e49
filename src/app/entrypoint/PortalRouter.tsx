import { type ComponentProps, useCallback, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { CommitReporter } from '@/shared/ui/CommitReporter'

/** The React root and `RouteFailure` report errors. Without a handler the router would write them to the console again. */
const ignoreError = () => {}

/** `RouterProvider` listens from its first commit on: a navigation that ends while it renders changes only the address. */
export function PortalRouter({ router }: Pick<ComponentProps<typeof RouterProvider>, 'router'>) {
  const [rendered] = useState(router.state)
  const showCurrent = useCallback(() => {
    if (router.state !== rendered) void router.revalidate()
  }, [router, rendered])
  return (
    <>
      <RouterProvider router={router} onError={ignoreError} />
      <CommitReporter onCommit={showCurrent} />
    </>
  )
}
