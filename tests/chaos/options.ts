import { parseArgs } from 'node:util'

export interface ChaosOptions {
  seed: number
  minutes: number
  /** Loads no second document, so that the heap is compared over the whole run. */
  isSteady: boolean
}

export const USAGE = `npm run chaos -- [options]
  --seed N      repeats the actions and faults of an earlier run (a random seed)
  --minutes M   how long the user acts (4)
  --steady      loads no second document, to find what stays in memory (1,000 steps take about 8 minutes)`

export const readOptions = (args: readonly string[]): ChaosOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string', default: '4' },
      steady: { type: 'boolean', default: false },
    },
  })
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000))
  if (!Number.isInteger(seed) || seed < 0) throw new Error(`--seed ${values.seed}: not a whole number`)
  const minutes = Number(values.minutes)
  if (!(minutes > 0)) throw new Error(`--minutes ${values.minutes}: not a duration`)
  return { seed, minutes, isSteady: values.steady }
}
