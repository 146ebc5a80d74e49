export interface Fault {
  /** The affected operation; null for all. */
  operationId: string | null
  /** Status of the response; null runs the operation, or means 200 if the body is replaced. */
  status: number | null
  delayMs: number
  /** Number of affected requests; null until the faults are cleared. */
  times: number | null
  body?: unknown
  /** Text that replaces the response body, possibly invalid JSON. */
  text?: string
}

export type Faults = ReturnType<typeof createFaults>

export const createFaults = () => {
  let faults: Fault[] = []
  return {
    add(fault: Fault): void {
      faults.push({ ...fault })
    },

    /** Returns the fault for a request and counts it as used. */
    take(operationId: string): Fault | null {
      const fault = faults.find((candidate) => [null, operationId].includes(candidate.operationId))
      if (!fault) return null
      if (fault.times !== null) fault.times -= 1
      faults = faults.filter(({ times }) => times !== 0)
      return fault
    },

    all: (): Fault[] => faults,

    clear(): void {
      faults = []
    },
  }
}
