import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 1 })
})
afterAll(() => platform.close())

test.each([
  ['/sandbox/patient?room=any&name=Biri', 'text/html'],
  ['/sandbox/patient/patient.css', 'text/css'],
  ['/sandbox/patient/patient.js', 'text/javascript'],
])('%s has a security policy without external sources', async (path, type) => {
  const { status, headers } = await platform.as().get(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain(type)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self';/)
  expect(headers.get('cache-control')).toBe('no-cache')
})

test('the script contains its libraries', async () => {
  const { body } = await platform.as().get('/sandbox/patient/patient.js')
  expect(body).toContain('join-room')
  expect(body).not.toMatch(/(?:from|import)\s*["'](?:mediasoup-client|socket\.io-client)["']/)
})

test('the link of a room gives the name of its patient', async () => {
  const { room } = platform.control.openRoom('İrem Yıldız')
  expect((await platform.as().get(`/sandbox/rooms/${room}`)).body).toEqual({ uuid: room, participant: 'İrem Yıldız' })
  expect((await platform.as().get('/sandbox/rooms/none')).status).toBe(404)
})
