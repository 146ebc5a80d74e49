import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { expectConsole } from '../../tests/support/vitest/console'
import { commandFile } from './paths.mjs'
import { endAll, start, startScript } from './processes.mjs'

const quiet = { stdio: 'ignore' } as const
const node = (code: string) => start(process.execPath, ['-e', code], quiet)

test('the exit code of a program is returned', async () => {
  expect(await node('process.exit(3)').ended).toBe(3)
})

test('a missing program ends with code 127 and a message', async () => {
  expectConsole(/no-such-program could not be started/)
  expect(await start('no-such-program', [], quiet).ended).toBe(127)
})

test('a script of package.json starts without npm, with its arguments unchanged', async () => {
  const { child, ended } = startScript('api:breaking', ['--base', 'no "commit" of $HOME'], {
    env: { PATH: dirname(process.execPath) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr?.on('data', (text) => (output += text))
  expect(await ended).toBe(1)
  expect(child.exitCode).toBe(1)
  expect(output).toContain('the base "no "commit" of $HOME" is no commit')
})

test.each([
  ['orval'],
  ['cspell'],
  ['playwright'],
  ['commitlint', '@commitlint/cli'],
  ['rsbuild', '@rsbuild/core'],
] as const)('the command %s is a file that Node can run', (command, packageName?: string) => {
  expect(existsSync(commandFile(command, packageName))).toBe(true)
})

test('processes left by a program end with it', async () => {
  const leaving = `
    const { spawn } = require('node:child_process')
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' }).unref()
    process.exit(0)`
  const { ended } = start(process.execPath, ['-e', leaving], { stdio: ['ignore', 'pipe', 'pipe'] })
  expect(await ended).toBe(0)
})

test('after a signal the running program ends, and no other one is started', async () => {
  const code = `
    import { runMain, start } from './scripts/support/processes.mjs'
    runMain(async () => {
      const node = (code) => start(process.execPath, ['-e', code]).ended
      await node('console.log("first", process.pid); setTimeout(() => {}, 60_000)')
      await node('console.log("second")')
      return 0
    })`
  const main = start(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [main.child.stdout, main.child.stderr]) stream?.on('data', (text) => (output += text))
  await expect.poll(() => output).toMatch(/first \d+/)
  main.child.kill('SIGTERM')
  expect(await main.ended).toBe(1)
  expect(main.child.exitCode).toBe(1)
  const [, pid] = /first (\d+)/.exec(output) ?? []
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  expect(output).toContain('stopped')
  expect(output).not.toContain('second')
})

test('endAll ends all programs', async () => {
  const [one, two] = [node('setTimeout(() => {}, 60_000)'), node('setTimeout(() => {}, 60_000)')]
  endAll()
  await Promise.all([one.ended, two.ended])
  expect([one.child.signalCode, two.child.signalCode]).toEqual(['SIGTERM', 'SIGTERM'])
})
