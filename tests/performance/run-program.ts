import { start } from '../../scripts/support/processes.mjs'

export interface ProgramResult {
  seconds: number
  output: string
}

/**
 * Runs a program and measures its duration.
 * @throws {Error} with its last output lines if it fails
 */
export const runProgram = async (program: string, args: readonly string[]): Promise<ProgramResult> => {
  const started = performance.now()
  // A NODE_ENV of the shell would change the build that is measured.
  const env = { NODE_ENV: 'production' }
  const { child, ended } = start(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors]: [Buffer[], Buffer[]] = [[], []]
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk))
  child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk))
  const code = await ended
  const seconds = (performance.now() - started) / 1000
  if (code === 0) return { seconds, output: Buffer.concat(output).toString('utf8') }
  const text = Buffer.concat([...output, ...errors])
    .toString('utf8')
    .trim()
  throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${text.split('\n').slice(-3).join(' ')}`)
}

const timeProgram = async (program: string, args: readonly string[]) => (await runProgram(program, args)).seconds

/** @returns seconds */
export const timeScript = (script: string): Promise<number> => timeProgram('npm', ['run', '--silent', script])

/** Builds into another folder than `dist/`, which may be in use. @returns seconds */
export const buildPortal = (folder: string): Promise<number> => timeProgram('rsbuild', ['build', '--dist-path', folder])
