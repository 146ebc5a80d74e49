import type { ReactNode } from 'react'
import { ErrorBoundary, RenderError } from '@/shared/ui/error-boundary'

/** Of a part of the top bar or menu that fails, a button to try again is left. */
export const ShellBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <RenderError variant="button" onRetry={retry} />}>{children}</ErrorBoundary>
)
