import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { errorCaught } from '@/shared/runtime-errors'

/** For an error that reaches no error boundary, such as that of code that throws while it is evaluated; null if there is none. */
export function useDefectReport(error: unknown): void {
  const report = useUnit(errorCaught)
  useEffect(() => {
    if (error !== null) report({ kind: 'render', error })
  }, [report, error])
}
