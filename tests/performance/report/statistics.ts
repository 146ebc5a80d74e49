const ascending = (samples: readonly number[]): number[] => samples.toSorted((a, b) => a - b)

/** NaN without samples. */
export const median = (samples: readonly number[]): number => {
  const sorted = ascending(samples)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** @param share 0 to 1. @returns the smallest sample that this share does not exceed; NaN without samples */
export const percentile = (samples: readonly number[], share: number): number =>
  ascending(samples)[Math.max(0, Math.ceil(samples.length * share) - 1)] ?? Number.NaN
