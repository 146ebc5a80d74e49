import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { createPatientStore } from '../patients/patient-store.ts'
import { openPlatformData } from '../storage/platform-data.ts'
import { KEYWORD_CLASSES } from './keyword-classes.ts'

const TARGET_MS = 20

const { values } = parseArgs({
  options: { patients: { type: 'string', default: '50000' }, data: { type: 'string', default: '.sandbox/bench' } },
})
const patients = Number(values.patients)

const started = performance.now()
const data = openPlatformData({
  folder: `${values.data}/${patients}`,
  patients,
  now: () => new Date(),
  onProgress: (done, total) => process.stderr.write(`\rmaking patients: ${done} of ${total} `),
})
console.log(`\nopened ${patients} patients in ${(performance.now() - started).toFixed(0)} ms\n`)

const { find } = createPatientStore(data.database)
const LARGEST_CLINIC = 1

const percentile = (sorted: number[], part: number): number => sorted[Math.ceil(sorted.length * part) - 1] ?? 0
const shown = (milliseconds: number): string => milliseconds.toFixed(1).padStart(7)

const measure = (keywords: readonly string[]): { times: number[]; rows: number } => {
  let rows = 0
  const times = keywords.map((keyword) => {
    const start = performance.now()
    rows += find(LARGEST_CLINIC, keyword).length
    return performance.now() - start
  })
  return { times: times.sort((a, b) => a - b), rows }
}

const [load = 0] = loadavg()
if (load > availableParallelism())
  console.log(`This machine is busy (load ${load.toFixed(1)}): the figures say little.\n`)

console.log(`${'keywords'.padEnd(44)}     n    rows     p50     p95     max  (ms)`)
const all: number[] = []
for (const [name, keywordsOf] of Object.entries(KEYWORD_CLASSES)) {
  const { times, rows } = measure(keywordsOf(patients))
  all.push(...times)
  const columns = [percentile(times, 0.5), percentile(times, 0.95), times.at(-1) ?? 0].map(shown).join(' ')
  const count = String(times.length).padStart(5)
  console.log(`${name.padEnd(44)} ${count} ${(rows / times.length).toFixed(1).padStart(7)} ${columns}`)
}
all.sort((a, b) => a - b)
const p95 = percentile(all, 0.95)
console.log(`\nall: p95 ${p95.toFixed(1)} ms, target ${TARGET_MS} ms: ${p95 <= TARGET_MS ? 'met' : 'MISSED'}`)
data.close()
if (p95 > TARGET_MS) process.exitCode = 1
