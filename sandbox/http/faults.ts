/** A fault that is put into the API on purpose, for tests and demonstrations. */
export interface Fault {
  /** The call it hits; null for every call. */
  operationId: string | null
  /** The status to answer; null lets the call go through, or answers a replaced body with 200. */
  status: number | null
  delayMs: number
  /** How many calls it hits; null for all until the faults are cleared. */
  times: number | null
  /** Any JSON that is answered instead of the operation's result. */
  body?: unknown
  /** The same as raw text, which need not be JSON. */
  text?: string
}

export type Faults = ReturnType<typeof createFaults>

export const createFaults = () => {
  let faults: Fault[] = []
  return {
    add(fault: Fault): void {
      faults.push({ ...fault })
    },

    /** The fault that hits this call, if any; it is used up by one. */
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
