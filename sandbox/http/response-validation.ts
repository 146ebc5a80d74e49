import type { DescribedOperation } from './api-description.ts'

const MAX_MISMATCHES = 20

export interface Mismatch {
  operationId: string
  status: number
  problems: string[]
}

export interface ResponseSummary {
  isOn: boolean
  mismatches: number
  latest: readonly Mismatch[]
}

export type ResponseValidation = ReturnType<typeof createResponseValidation>

export const createResponseValidation = (isOn: boolean, report: (mismatch: Mismatch) => void) => {
  const latest: Mismatch[] = []
  let count = 0
  return {
    check(operation: DescribedOperation, status: number, body: unknown): void {
      if (!isOn) return
      // Validated as JSON, which has no undefined fields.
      const problems = operation.validateResponse(status, JSON.parse(JSON.stringify(body)))
      if (problems.length === 0) return
      const mismatch = { operationId: operation.id, status, problems }
      count += 1
      latest.push(mismatch)
      if (latest.length > MAX_MISMATCHES) latest.shift()
      report(mismatch)
    },
    summary: (): ResponseSummary => ({ isOn, mismatches: count, latest }),
  }
}
