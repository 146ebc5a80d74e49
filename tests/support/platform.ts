import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, SANDBOX_ENTRY } from '../../scripts/support/paths.mjs'
import { endProcess, hasEnded } from './end-process.ts'
import { listen } from './listen.ts'

const HOST = '127.0.0.1'
const START_LIMIT_MS = 60_000

export interface Platform {
  /** Origin of the portal, its API and its sockets. */
  url: string
  stop: () => Promise<void>
}

/** A port for a program that needs its number; another process may take the port before the program starts. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = new URL(await listen(server))
  await once(server.close(), 'close')
  return Number(port)
}

/** The sandbox prints this line when it listens. */
const PORTAL_LINE = /Portal +http:\/\/localhost:(\d+)\n/

/** Starts a sandbox process with its own data, which `stop` deletes. */
export async function startPlatform(
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Platform> {
  const data = await mkdtemp(join(tmpdir(), 'clinic-platform-'))
  // Not detached: a signal to the process group of the test run ends the platform too.
  const child = spawn(process.execPath, [SANDBOX_ENTRY, ...args], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...environment, HOST, SANDBOX_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }

  const stop = async () => {
    await endProcess(child, 'SIGTERM')
    await rm(data, { recursive: true, force: true })
  }

  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const port = PORTAL_LINE.exec(output)?.[1]
    if (port) return { url: `http://${HOST}:${port}`, stop }
    if (hasEnded(child) || Date.now() > deadline) {
      await stop()
      throw new Error(`The platform did not start:\n${output}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
