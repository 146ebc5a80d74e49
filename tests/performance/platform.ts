import { join } from 'node:path'
import { createPlatform } from '../../sandbox/platform.ts'
import { fetchToken } from '../support/fetch-token.ts'
import { BENCH_FOLDER } from './paths.ts'

const PATIENTS = 50_000

export interface BenchPlatform extends AsyncDisposable {
  url: URL
  token: string
}

/** The sandbox in this process, without response validation. */
export const startBenchPlatform = async (): Promise<BenchPlatform> => {
  const platform = await createPlatform({
    dataFolder: join(BENCH_FOLDER, 'platform'),
    patients: PATIENTS,
    validateResponses: false,
    log: (line) => console.error(line),
  })
  const url = new URL(platform.address)
  return { url, token: await fetchToken(platform.address), [Symbol.asyncDispose]: () => platform.close() }
}
