import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts'
import { readOptions, type SandboxOptions, USAGE, UsageError } from './options.ts'
import type { Platform } from './platform.ts'
import { FolderInUseError } from './storage/data-folder.ts'
import { StorageError } from './storage/storage-error.ts'

const { env } = process

const showProgress = (done: number, total: number): void => {
  const line = `Making ${total.toLocaleString('en')} patients: ${Math.round((done / total) * 100)} %`
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${done >= total ? '\n' : ''}`)
  else if (done >= total) process.stderr.write(`${line}\n`)
}

const start = async (options: SandboxOptions): Promise<Platform> => {
  // Imported last, because loading takes about a second: a wrong option is reported at once.
  const { createPlatform } = await import('./platform.ts')
  const { openBestEngine } = await import('./telemedicine/media/open-media-engine.ts')
  return createPlatform({
    ...options,
    validateResponses: env.NODE_ENV !== 'production',
    environment: env,
    openMedia: openBestEngine,
    onProgress: showProgress,
    log: (line) => console.error(line),
  })
}

const printStartMessage = ({ address, services }: Platform): void => {
  // `npm run dev` serves the portal at another port.
  const portal = env.PUBLIC_ORIGIN ?? address.replace('127.0.0.1', 'localhost')
  const accounts = DEMO_ACCOUNTS.map(
    ({ account: { email, pin }, purpose }) => `  ${email.padEnd(20)} ${DEMO_PASSWORD.padEnd(9)} ${pin}  ${purpose}`,
  )
  const lines = [
    '',
    `  Portal     ${portal}`,
    `  Sandbox    ${portal}/sandbox/`,
    `  Patients   ${services.patients.count().toLocaleString('en')}`,
    `  Calls      ${services.telemedicine.calls.engine}`,
    '',
    `  ${'e-mail'.padEnd(20)} password  PIN`,
    ...accounts,
    '',
    '  Ctrl+C ends it.',
    '',
  ]
  console.log(lines.join('\n'))
}

/** Ignores a second signal: a terminal and a parent process often send one each. */
const closeOnSignal = (platform: Platform): void => {
  let closing: Promise<void> | null = null
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      closing ??= platform.close().then(() => process.exit(0), fail)
    })
  }
}

const fail = (error: unknown): never => {
  console.error(explain(error))
  process.exit(1)
}

const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const hasMessageForUser = [UsageError, FolderInUseError, StorageError].some((type) => error instanceof type)
  if (hasMessageForUser) return error.message
  // `getaddrinfo`: HOST has no address.
  if ('syscall' in error && ['listen', 'getaddrinfo'].includes(String(error.syscall))) {
    return `${error.message}. Set PORT (PLATFORM_PORT with \`npm run dev\`) or HOST to another value.`
  }
  return error.stack ?? error.message
}

try {
  const options = readOptions(process.argv.slice(2), env)
  if (options.showsUsage) {
    console.log(USAGE)
  } else {
    const platform = await start(options)
    closeOnSignal(platform)
    printStartMessage(platform)
  }
} catch (error) {
  fail(error)
}
