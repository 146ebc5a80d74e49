import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { endProcess } from './end-process'
import { listen } from './listen'
import { freePort } from './platform'
import { waitForUrl } from './wait-for-url'

const LIMITS = { limitMs: 60_000, intervalMs: 5 }

test('a program that has ended is not waited for', async () => {
  const child = spawn(process.execPath, ['-e', 'process.exit(0)'])
  await once(child, 'exit')
  expect(await waitForUrl(`http://127.0.0.1:${await freePort()}`, child, LIMITS)).toBe(false)
})

test('a program that runs is waited for until its response is a success', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'])
  onTestFinished(() => endProcess(child, 'SIGKILL'))
  let requests = 0
  const server = createServer((_request, response) => response.writeHead((requests += 1) < 3 ? 503 : 200).end())
  onTestFinished(() => void server.close())
  expect(await waitForUrl(await listen(server), child, LIMITS)).toBe(true)
  expect(requests).toBe(3)
  expect(await waitForUrl(`http://127.0.0.1:${await freePort()}`, child, { limitMs: 0, intervalMs: 0 })).toBe(false)
})
