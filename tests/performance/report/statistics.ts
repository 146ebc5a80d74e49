const ascending = (samples: readonly number[]): number[] => samples.toSorted((a, b) => a - b)

/** The middle one; between the two middle ones of an even number. NaN for nothing. */
export const median = (samples: readonly number[]): number => {
  const sorted = ascending(samples)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The smallest sample that is not exceeded by this share (0 to 1) of all; NaN for nothing. */
export const percentile = (samples: readonly number[], share: number): number =>
  ascending(samples)[Math.max(0, Math.ceil(samples.length * share) - 1)] ?? Number.NaN
