import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DOCTOR, nextEvent } from '../testing/consultation.ts'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'

const STAFF = 'staff@demo.clinic'
const SINGLE = 'single@demo.clinic'
const BARE = 'bare@demo.clinic'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startTestPlatform({ patients: 40 })
})
afterAll(() => platform.close())

const send = (email: string, to = platform) => to.as(email).post('/api/v1/transactions')
const flags = ({ services } = platform) => services.clinics.all().map(({ transactions }) => transactions)

test('the transactions request toggles the setting of the active clinic', async () => {
  const before = flags()
  expect((await send(DOCTOR)).body).toEqual({ statusCode: 200 })
  expect(flags()).toEqual(before.with(0, !before[0]))
  await send(DOCTOR)
  expect(flags()).toEqual(before)
})

test('the active clinic is the last selected one', async () => {
  const before = flags()
  const doctor = platform.as(DOCTOR)
  const third = platform.services.clinics.all()[2]?.uuid
  await doctor.post('/api/v1/doctor/companies', { companies: third, type: 2 })
  await doctor.post('/api/v1/transactions')
  expect(flags()).toEqual(before.with(2, !before[2]))
})

test.each([SINGLE, BARE])('%s, without the group finance, toggles nothing', async (email) => {
  const before = flags()
  expect((await send(email)).status).toBe(403)
  expect(flags()).toEqual(before)
})

test('the new setting is pushed to all users of the clinic', async () => {
  const socket = io(platform.address, {
    auth: { token: platform.control.openSession(STAFF) },
    reconnection: false,
    forceNew: true,
  })
  await nextEvent(socket, 'connect')
  const received = nextEvent(socket, 'companies:settings_transactions')
  await send(DOCTOR)
  expect(await received).toEqual({ transactions: true })
  socket.disconnect()
})

test('the setting is stored over a restart', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-transactions-'))
  const inPlatform = async <Result>(run: (started: TestPlatform) => Promise<Result> | Result): Promise<Result> => {
    const started = await startTestPlatform({ patients: 40, dataFolder })
    try {
      return await run(started)
    } finally {
      await started.close()
    }
  }
  try {
    await inPlatform((first) => send(DOCTOR, first))
    expect(await inPlatform((second) => flags(second)[0])).toBe(true)
  } finally {
    rmSync(dataFolder, { recursive: true })
  }
})
