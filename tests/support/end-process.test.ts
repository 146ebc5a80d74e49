import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'
import { endProcess } from './end-process'

test('a program that runs is ended', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  await endProcess(child, 'SIGTERM')
  expect(child.signalCode).toBe('SIGTERM')
})

test('a program that ignores the signal is killed after five seconds', async () => {
  const child = spawn(process.execPath, [
    '-e',
    'process.on("SIGTERM", () => {}); console.log(1); setInterval(() => {}, 1000)',
  ])
  await once(child.stdout, 'data')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const kill = vi.spyOn(child, 'kill')
  const ended = endProcess(child, 'SIGTERM')
  vi.advanceTimersByTime(4_999)
  expect(kill).toHaveBeenCalledExactlyOnceWith('SIGTERM')
  vi.advanceTimersByTime(1)
  await ended
  expect(child.signalCode).toBe('SIGKILL')
})

test.each([
  ['has ended', 'process.exit(3)'],
  ['a signal has ended', 'process.kill(process.pid, "SIGKILL")'],
])('a program that %s is not waited for', async (_how, code) => {
  const child = spawn(process.execPath, ['-e', code])
  await once(child, 'exit')
  await expect(endProcess(child, 'SIGTERM')).resolves.toBeUndefined()
})
