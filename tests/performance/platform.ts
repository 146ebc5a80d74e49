import { join } from 'node:path'
import { createPlatform } from '../../sandbox/platform.ts'
import { ACCOUNTS } from '../support/accounts.ts'
import { sandboxControl } from '../support/sandbox-control.ts'
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
  const token = await sandboxControl(platform.address).openSession(ACCOUNTS.doctor.email)
  return { url: new URL(platform.address), token, [Symbol.asyncDispose]: () => platform.close() }
}
