import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endProcess } from '../tests/support/end-process'
import { listen } from '../tests/support/listen'
import { freePort } from '../tests/support/platform'
import { root } from './support/paths.mjs'

const TIMEOUT_MS = { timeout: 60_000 }

/** Starts `npm run dev` and collects its output. */
const startDev = async (PORT: string) => {
  const data = mkdtempSync(join(tmpdir(), 'dev-'))
  const dev = spawn(process.execPath, ['scripts/dev.mjs', '--patients', '20'], {
    cwd: root,
    env: {
      ...process.env,
      // `npm run dev` replaces it, because with it no page is served.
      NODE_ENV: 'production',
      // `npm run dev` replaces it too, because the proxy expects the sandbox at 127.0.0.1.
      HOST: '127.0.0.2',
      PORT,
      PLATFORM_PORT: String(await freePort()),
      SANDBOX_DATA: data,
      PORTAL_API_URL: 'https://api.clinic.example/',
    },
  })
  onTestFinished(async () => {
    await endProcess(dev, 'SIGTERM')
    rmSync(data, { recursive: true, force: true })
  })
  let output = ''
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (text) => (output += text))
  return { dev, output: () => output }
}

test('npm run dev names the portal with hot reloading, which forwards control requests', TIMEOUT_MS, async () => {
  const PORT = String(await freePort())
  const { output } = await startDev(PORT)
  await expect.poll(output, TIMEOUT_MS).toContain('Ctrl+C ends it.')
  expect(output()).toContain(`Portal     http://localhost:${PORT}\n`)

  const origin = `http://127.0.0.1:${PORT}`
  const health = () => fetch(`${origin}/sandbox/control/health`, { headers: { origin } })
  const status = () => health().then((response) => response.status, String)
  await expect.poll(status, TIMEOUT_MS).toBe(200)

  const page = await fetch(origin, { headers: { accept: 'text/html' } })
  expect(page.status).toBe(200)
  expect(page.headers.get('content-security-policy')).toContain(
    "connect-src 'self' https://api.clinic.example wss://api.clinic.example;",
  )
})

test('npm run dev ends with an error if another program listens at its port', TIMEOUT_MS, async () => {
  const other = createServer()
  onTestFinished(() => void other.close())
  const { port } = new URL(await listen(other))
  const { dev, output } = await startDev(port)
  const [code] = await once(dev, 'exit')
  expect(code).not.toBe(0)
  expect(output()).toMatch(/port.*(?:occupied|in use)/i)
})
