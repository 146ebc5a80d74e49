import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { expect, test } from 'vitest'
import type { PlatformOptions } from '../platform.ts'
import { createApiClient, startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const DOCTOR = 'doctor@demo.clinic'
const STAFF = 'staff@demo.clinic'
const SINGLE = 'single@demo.clinic'
const BARE = 'bare@demo.clinic'

const withPlatform = async (work: (platform: TestPlatform) => Promise<void>, options: PlatformOptions = {}) => {
  const platform = await startTestPlatform({ patients: 40, ...options })
  try {
    await work(platform)
  } finally {
    await platform.close()
  }
}

const send = (platform: TestPlatform, email: string) => platform.as(email).post('/api/v1/transactions')
const flags = ({ services }: TestPlatform) => services.clinics.all().map(({ transactions }) => transactions)

test('the transactions request toggles the setting of the active clinic', () =>
  withPlatform(async (platform) => {
    const before = flags(platform)
    expect((await send(platform, DOCTOR)).body).toEqual({ statusCode: 200 })
    expect(flags(platform)).toEqual(before.with(0, !before[0]))
    await send(platform, DOCTOR)
    expect(flags(platform)).toEqual(before)
  }))

test('the active clinic is the last selected one', () =>
  withPlatform(async (platform) => {
    const before = flags(platform)
    const doctor = createApiClient(platform, platform.control.openSession(DOCTOR))
    const third = platform.services.clinics.all()[2]?.uuid
    await doctor.post('/api/v1/doctor/companies', { companies: third, type: 2 })
    await doctor.post('/api/v1/transactions')
    expect(flags(platform)).toEqual(before.with(2, !before[2]))
  }))

test.each([SINGLE, BARE])('%s, without the group finance, toggles nothing', (email) =>
  withPlatform(async (platform) => {
    const before = flags(platform)
    expect((await send(platform, email)).status).toBe(403)
    expect(flags(platform)).toEqual(before)
  }),
)

test('the new setting is pushed to all users of the clinic', () =>
  withPlatform(async (platform) => {
    const socket = io(platform.address, {
      auth: { token: platform.control.openSession(STAFF) },
      reconnection: false,
      forceNew: true,
    })
    await new Promise((resolve) => {
      socket.once('connect', () => resolve(undefined))
    })
    const received = new Promise((resolve) => {
      socket.once('companies:settings_transactions', resolve)
    })
    await send(platform, DOCTOR)
    expect(await received).toEqual({ transactions: true })
    socket.disconnect()
  }))

test('the setting is stored over a restart', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-transactions-'))
  try {
    await withPlatform(async (platform) => void (await send(platform, DOCTOR)), { dataFolder })
    await withPlatform(async (platform) => expect(flags(platform)[0]).toBe(true), { dataFolder })
  } finally {
    rmSync(dataFolder, { recursive: true })
  }
})
