import { parseArgs } from 'node:util'

/** In the order of measurement. */
export const SECTION_NAMES = [
  'start',
  'palette',
  'shell',
  'lists',
  'call',
  'lighthouse',
  'platform',
  'commands',
] as const

export type SectionName = (typeof SECTION_NAMES)[number]

export interface BenchOptions {
  runs: number
  million: boolean
  /** Downloads and runs Lighthouse. */
  lighthouse: boolean
  docs: boolean
  sections: readonly SectionName[]
}

export const USAGE = `npm run bench -- [options]
  --runs N        measure everything N times (7)
  --only a,b      only these groups of figures: ${SECTION_NAMES.join(', ')}
  --million       search among 1 000 000 patients instead of 50 000
  --lighthouse    download Lighthouse with npm (about 180 MB, into npm's cache) and run it on the home page
  --docs          put the tables into docs/benchmarks.md`

const isSectionName = (name: string): name is SectionName => SECTION_NAMES.some((known) => known === name)

export const readOptions = (args: readonly string[]): BenchOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '7' },
      only: { type: 'string', default: SECTION_NAMES.join(',') },
      million: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      docs: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: not a number of runs`)
  const names = values.only.split(',')
  const unknown = names.find((name) => !isSectionName(name))
  if (unknown !== undefined) throw new Error(`--only ${unknown}: there are ${SECTION_NAMES.join(', ')}`)
  const sections = SECTION_NAMES.filter((name) => names.includes(name))
  return { runs, million: values.million, lighthouse: values.lighthouse, docs: values.docs, sections }
}
