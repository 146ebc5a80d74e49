import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** The tests start several processes, possibly on a busy machine. */
const TIMEOUT_MS = { timeout: 30_000 }

const folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'))
const started: ChildProcess[] = []
const occupied = createServer()
beforeAll(() => once(occupied.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  occupied.close()
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const run = (args: string[] = [], environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, SANDBOX_DATA: folder, PORT: '0', NODE_OPTIONS: '', ...environment },
  })
  started.push(child)
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve)
  })
  return { child, ended, output: () => output }
}

test('the sandbox starts, prints the accounts, locks its folder and ends on a signal', TIMEOUT_MS, async () => {
  const first = run(['--patients', '20'])
  await expect.poll(first.output, TIMEOUT_MS).toContain('Ctrl+C ends it.')
  expect(first.output()).toMatch(/Portal +http:\/\/localhost:\d+/)
  expect(first.output()).toMatch(/single@demo\.clinic +demo +0042/)

  const second = run()
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('Another sandbox is using')
  expect(second.output()).not.toContain('    at ')

  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
})

test('invalid arguments are reported in one line', TIMEOUT_MS, async () => {
  const { ended, output } = run(['--patiens', '3'])
  expect(await ended).toBe(1)
  expect(output()).toContain("Unknown option '--patiens'")
  expect(output()).not.toContain('    at ')
})

test.each([
  ['an occupied port', () => ({ PORT: String((occupied.address() as AddressInfo).port) })],
  ['an address of another machine', () => ({ HOST: '192.0.2.1' })],
])('%s is reported in one line', TIMEOUT_MS, async (_, environment) => {
  const { ended, output } = run(['--patients', '1'], environment())
  expect(await ended).toBe(1)
  expect(output()).toContain('Set PORT (PLATFORM_PORT with `npm run dev`) or HOST to another value.')
  expect(output()).not.toContain('    at ')
})

test('a variable that it cannot use is named in one line', TIMEOUT_MS, async () => {
  const { ended, output } = run(['--patients', '1'], { PORTAL_IDLE_MINUTES: 'abc' })
  expect(await ended).toBe(1)
  expect(output()).toContain('PORTAL_IDLE_MINUTES has to be a whole number, not "abc"')
  expect(output()).not.toContain('    at ')
})
