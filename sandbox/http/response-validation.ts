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

/** Holds the sandbox's own answers against the description, so that it cannot drift from what it stands for. */
export const createResponseValidation = (isOn: boolean, report: (mismatch: Mismatch) => void) => {
  const latest: Mismatch[] = []
  let count = 0
  return {
    check(operation: DescribedOperation, status: number, body: unknown): void {
      if (!isOn) return
      // What is sent is JSON, so that is what is checked: an undefined field is no field.
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
