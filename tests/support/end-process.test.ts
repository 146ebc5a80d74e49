import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { endProcess } from './end-process'

test('a program that runs is ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  await endProcess(child, 'SIGTERM')
  expect(child.signalCode).toBe('SIGTERM')
})

test.each([
  ['has ended', 'process.exit(3)'],
  ['a signal has ended', 'process.kill(process.pid, "SIGKILL")'],
])('a program that %s is not waited for', async (_how, code) => {
  const child = spawn(process.execPath, ['-e', code])
  await once(child, 'exit')
  await expect(endProcess(child, 'SIGTERM')).resolves.toBeUndefined()
})
