import { join } from 'node:path'
import { root } from '../../scripts/support/paths.mjs'

export const BENCH_FOLDER = join(root, '.cache', 'bench')

export const RESULTS_FILE = join(BENCH_FOLDER, 'results.json')

export const DOCUMENT = join(root, 'docs', 'benchmarks.md')
