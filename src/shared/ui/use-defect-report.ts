import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { errorCaught, isDefect } from '@/shared/runtime-errors'

/**
 * Reports an error that reaches no error boundary, such as that of code that throws while it is evaluated; null if there is
 * none. A route also passes what its boundary has reported: the fingerprint of `errorCaught` prevents a second report.
 */
export function useDefectReport(error: unknown): void {
  const report = useUnit(errorCaught)
  useEffect(() => {
    if (error !== null) report({ kind: 'render', error })
  }, [report, error])
}

/** For the error of a query: TanStack Query stores what the selection of the data throws like the failure of a request. */
export const useQueryDefectReport = (error: unknown): void => useDefectReport(isDefect(error) ? error : null)
