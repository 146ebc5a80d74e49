/** Seeded generator (mulberry32): the same seed gives the same data. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** An integer in [min, max]. */
  between(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  uuid(): string
}

export const createRandom = (seed: number): Random => {
  let state = seed >>> 0

  const bits = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const next = (): number => bits() / 0x1_0000_0000
  const between = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  const hex = (value: number): string => value.toString(16).padStart(8, '0')

  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: <T>(items: readonly T[]): T => {
      const item = items[between(0, items.length - 1)]
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
    },
    uuid: () => {
      const [a, b, c, d] = [hex(bits()), hex(bits()), hex(bits()), hex(bits())]
      const variant = (8 + (bits() & 3)).toString(16)
      return `${a}-${b.slice(0, 4)}-4${b.slice(5)}-${variant}${c.slice(1, 4)}-${c.slice(4)}${d}`
    },
  }
}

/** Picks items at the start more often, like the frequency of names in a population. */
export const createWeightedPick = <T>(items: readonly T[], flatness: number): ((random: Random) => T) => {
  let total = 0
  const bounds = items.map((_, rank) => (total += 1 / (rank + flatness)))

  return (random) => {
    const target = random.next() * total
    let low = 0
    let high = bounds.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((bounds[middle] ?? total) > target) high = middle
      else low = middle + 1
    }
    return items[low] as T
  }
}
