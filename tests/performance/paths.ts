import { join } from 'node:path'
import { root } from '../../scripts/paths.mjs'

/** Everything that the bench builds, keeps and writes; git does not see it. */
export const BENCH_FOLDER = join(root, '.cache', 'bench')

/** The figures of the last run with every sample, for programs. */
export const RESULTS_FILE = join(BENCH_FOLDER, 'results.json')

/** What people read about the figures. */
export const DOCUMENT = join(root, 'docs', 'benchmarks.md')
