import { join } from 'node:path'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../sandbox/demo/accounts.ts'
import { createPlatform } from '../../sandbox/platform.ts'
import { BENCH_FOLDER } from './paths.ts'

const PATIENTS = 50_000

export interface BenchPlatform extends AsyncDisposable {
  url: URL
  token: string
}

const signIn = async (platform: string): Promise<string> => {
  const response = await fetch(new URL('/api/v1/auth/doctor/sign-in', platform), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: DEMO_ACCOUNTS[0]?.account.email, password: DEMO_PASSWORD }),
  })
  if (!response.ok) throw new Error(`signing in was answered ${response.status}: ${await response.text()}`)
  const { token } = (await response.json()) as { token: string }
  return token
}

/** The sandbox in this process, without response validation. */
export const startPlatform = async (): Promise<BenchPlatform> => {
  const platform = await createPlatform({
    dataFolder: join(BENCH_FOLDER, 'platform'),
    patients: PATIENTS,
    validateResponses: false,
    log: (line) => console.error(line),
  })
  const url = new URL(platform.address)
  return { url, token: await signIn(platform.address), [Symbol.asyncDispose]: () => platform.close() }
}
