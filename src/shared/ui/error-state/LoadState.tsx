import type { ComponentProps, ReactNode } from 'react'
import { LoadError } from './LoadError'

type LoadStateProps = ComponentProps<typeof LoadError> & {
  query: { isError: boolean; isPaused: boolean }
  skeleton: ReactNode
}

/** In place of data that have not been loaded: the skeleton until their request fails or waits for the connection. */
export function LoadState({ skeleton, ...error }: LoadStateProps) {
  return error.query.isError || error.query.isPaused ? <LoadError {...error} /> : skeleton
}
