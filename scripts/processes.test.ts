import { expect, test } from 'vitest'
import { expectConsole } from '../tests/support/console'
import { endAll, start } from './processes.mjs'

const quiet = { stdio: 'ignore' } as const
const node = (code: string) => start(process.execPath, ['-e', code], quiet)

test('a program’s exit code is what it ended with', async () => {
  expect(await node('process.exit(3)').ended).toEqual({ code: 3, signal: null })
})

test('a program that is not there ends at once, with a word about it', async () => {
  expectConsole(/no-such-program could not be started/)
  expect(await start('no-such-program', [], quiet).ended).toEqual({ code: 127, signal: null })
})

test('what a program leaves running ends with it: its open pipe would be waited for', async () => {
  const leaving = `
    const { spawn } = require('node:child_process')
    spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { stdio: 'inherit' }).unref()
    process.exit(0)`
  const { ended } = start(process.execPath, ['-e', leaving], { stdio: ['ignore', 'pipe', 'pipe'] })
  expect(await ended).toEqual({ code: 0, signal: null })
})

test('all programs end when they are asked to', async () => {
  const [one, two] = [node('setTimeout(() => {}, 60_000)'), node('setTimeout(() => {}, 60_000)')]
  endAll()
  expect(await Promise.all([one.ended, two.ended])).toEqual([
    expect.objectContaining({ signal: 'SIGTERM' }),
    expect.objectContaining({ signal: 'SIGTERM' }),
  ])
})
