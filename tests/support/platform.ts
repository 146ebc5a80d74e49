import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, SANDBOX } from '../../scripts/paths.mjs'

const HOST = '127.0.0.1'
const START_LIMIT_MS = 60_000

export interface Platform {
  /** Origin of the portal, its API and its sockets. */
  url: string
  stop: () => Promise<void>
}

/** A port that nobody uses, asked of the system. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, HOST, () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('no port to be had'))
      })
    })
  })

const isReachable = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/config.json`)).ok
  } catch {
    return false
  }
}

/** Starts a whole clinic platform with data of its own, which nobody finds again after `stop`. */
export async function startPlatform(args: readonly string[] = []): Promise<Platform> {
  const data = await mkdtemp(join(tmpdir(), 'clinic-platform-'))
  const port = await freePort()
  const url = `http://${HOST}:${port}`
  // In the process group of the test run: whoever ends the run ends its platforms too.
  const child = spawn(process.execPath, [SANDBOX, ...args], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST, SANDBOX_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const stop = async () => {
    if (!hasEnded()) {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 5_000)
      await once(child, 'exit')
      clearTimeout(timer)
    }
    await rm(data, { recursive: true, force: true })
  }

  const deadline = Date.now() + START_LIMIT_MS
  while (!(await isReachable(url))) {
    if (hasEnded() || Date.now() > deadline) {
      await stop()
      throw new Error(`The platform did not start:\n${Buffer.concat(output).toString('utf8')}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return { url, stop }
}
