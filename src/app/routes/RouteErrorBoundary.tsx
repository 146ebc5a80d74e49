import { useRouteError } from 'react-router-dom'
import { PageFailure } from './RouteFailure'

export function RouteErrorBoundary() {
  const error = useRouteError()
  return <PageFailure error={error} />
}
