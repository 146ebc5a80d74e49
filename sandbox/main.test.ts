import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** Three processes are started here, on a machine that may have other things to do. */
const TIMEOUT_MS = { timeout: 30_000 }

const folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'))
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const run = (args: string[] = []) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
    env: { ...process.env, SANDBOX_DATA: folder, PORT: '0', NODE_OPTIONS: '' },
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

test('it starts, tells how to sign in, keeps its folder to itself and ends when asked', TIMEOUT_MS, async () => {
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

test('what it does not understand it says in one line', TIMEOUT_MS, async () => {
  const { ended, output } = run(['--patiens', '3'])
  expect(await ended).toBe(1)
  expect(output()).toContain("Unknown option '--patiens'")
  expect(output()).not.toContain('    at ')
})
