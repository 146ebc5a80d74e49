import { start } from '../../scripts/processes.mjs'

/**
 * Runs a program of the tool chain to its end.
 * @returns the seconds that it took
 * @throws with its last words when it fails: how long a failing program takes says nothing
 */
export const timeProgram = async (program: string, args: readonly string[]): Promise<number> => {
  const began = performance.now()
  const { child, ended } = start(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  const { code } = await ended
  if (code === 0) return (performance.now() - began) / 1000
  const lastWords = Buffer.concat(output).toString('utf8').trim().split('\n').slice(-3).join(' ')
  throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${lastWords}`)
}

export const timeScript = (script: string): Promise<number> => timeProgram('npm', ['run', '--silent', script])

/** Builds the portal beside `dist/`, which others may be looking at. */
export const buildPortal = (folder: string): Promise<number> => timeProgram('rsbuild', ['build', '--dist-path', folder])
