import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPlatform } from './platform.ts'

test('a wrong variable is reported before any data is created', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sandbox-'))
  onTestFinished(() => rmSync(dataFolder, { recursive: true }))
  const environment = { PORTAL_IDLE_MINUTES: 'abc' }
  await expect(createPlatform({ dataFolder, patients: 1, environment })).rejects.toThrow('PORTAL_IDLE_MINUTES')
  expect(readdirSync(dataFolder)).toEqual([])
})
