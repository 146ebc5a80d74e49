import { parseArgs } from 'node:util'

export const USAGE = `The clinic platform in one process, with demo data.

  npm run sandbox -- [--patients N]

  --patients N   number of patients (50 000 on the first start); another number recreates all data

Environment: PORT (4173), HOST (127.0.0.1), SANDBOX_DATA (.sandbox) and PORTAL_…, see sandbox/README.md
`

export interface SandboxOptions {
  showsUsage: boolean
  patients: number | null
  port: number
  host: string
  dataFolder: string
}

export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const MAX_PORT = 65_535

/** @throws {UsageError} */
export const readOptions = (args: readonly string[], environment: NodeJS.ProcessEnv): SandboxOptions => {
  const { patients, help } = parse(args)
  const port = wholeNumber('PORT', environment.PORT ?? '4173')
  if (port > MAX_PORT) throw new UsageError(`PORT has to be at most ${MAX_PORT}, not ${port}`)
  return {
    showsUsage: help,
    patients: patients === undefined ? null : wholeNumber('--patients', patients),
    port,
    host: environment.HOST ?? '127.0.0.1',
    dataFolder: environment.SANDBOX_DATA ?? '.sandbox',
  }
}

const parse = (args: readonly string[]): { patients: string | undefined; help: boolean } => {
  try {
    const options = { patients: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } } as const
    const { values } = parseArgs({ args: [...args], options })
    return { patients: values.patients, help: values.help }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** @throws {UsageError} */
export const wholeNumber = (name: string, text: string): number => {
  if (!/^\d+$/.test(text)) throw new UsageError(`${name} has to be a whole number, not "${text}"`)
  return Number(text)
}

/** @throws {UsageError} */
export const share = (name: string, text: string): number => {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0 && value <= 1)) {
    throw new UsageError(`${name} has to be a number from 0 to 1, not "${text}"`)
  }
  return value
}
