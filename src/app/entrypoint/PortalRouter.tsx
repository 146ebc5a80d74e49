import { type ComponentProps, useCallback, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { CommitReporter } from '@/shared/ui/CommitReporter'

/** The React root and `RouteFailure` report errors. Without a handler the router would write them to the console again. */
const ignoreError = () => {}

/**
 * `RouterProvider` subscribes to the router in its first commit. A navigation that ends before that would change only the
 * address, so the current route is shown after the commit.
 */
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
