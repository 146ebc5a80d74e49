import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Comparator } from '@pactflow/openapi-pact-comparator'
import { expect, test } from 'vitest'
import { readApiDescription } from '../sandbox/http/api-description.ts'
import { clearPacts } from './support/clear-pacts.ts'
import { readAsyncApi, readOpenApi } from './support/description.ts'
import { pactFilesIn, readPact } from './support/pact-document.ts'
import { COMMITTED, pactFileName, PROVIDERS, REGENERATED } from './support/pact-files.ts'
import { messageBodies, requestBodies, valuesNotSent } from './support/sent-values.ts'
import { describedEvents, pactEvents } from './support/socket-events.ts'

const http = readPact(REGENERATED, pactFileName(PROVIDERS.http))
const liveEvents = readPact(REGENERATED, pactFileName(PROVIDERS.liveEvents))
const telemedicine = readPact(REGENERATED, pactFileName(PROVIDERS.telemedicine))

test('there is exactly one pact for each channel of the platform', () => {
  const expected = Object.values(PROVIDERS).map(pactFileName).toSorted()
  expect(pactFilesIn(REGENERATED)).toEqual(expected)
  expect(expected).toEqual(expect.arrayContaining(pactFilesIn(COMMITTED)))
})

test('a pact of earlier consumer tests is removed before the next run (F-Q05)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pacts-'))
  writeFileSync(join(folder, 'stale.json'), '{}')
  clearPacts(folder)
  expect(existsSync(folder)).toBe(false)
})

test.each(Object.values(PROVIDERS).map(pactFileName))('%s matches the current consumer tests (F-Q05)', async (file) => {
  const regenerated = readFileSync(join(REGENERATED, file), 'utf8')
  await expect(regenerated, 'if intended, `npm run pact:check -- -u`').toMatchFileSnapshot(join(COMMITTED, file))
})

test.each([
  { pact: http, description: { oas: readOpenApi() } },
  { pact: liveEvents, description: { asyncapi: readAsyncApi('live-events') } },
  { pact: telemedicine, description: { asyncapi: readAsyncApi('telemedicine') } },
])('$pact.provider.name: the pact agrees with the API description', async ({ pact, description }) => {
  const disagreements: unknown[] = []
  for await (const result of new Comparator(description).compare(pact)) {
    if (result.type !== 'info') disagreements.push(result)
  }
  expect(disagreements).toEqual([])
})

const statusesOf = (call: string) =>
  http.interactions
    .filter(({ request }) => `${request?.method} ${request?.path}` === call)
    .map(({ response }) => response?.status)

const calls = readApiDescription().map(({ method, path }) => `${method} ${path}`)

test.each(calls)('%s is in the pact with status 200 and 401', (call) => {
  expect(statusesOf(call)).toEqual(expect.arrayContaining([200, 401]))
})

test.each([
  { pact: liveEvents, description: readAsyncApi('live-events') },
  { pact: telemedicine, description: readAsyncApi('telemedicine') },
])('$pact.provider.name: every message of the description is in the pact', ({ pact, description }) => {
  expect(pactEvents(pact)).toEqual(describedEvents(description))
})

test('the pacts send every value that an enum of a request has', () => {
  const openApi = readOpenApi()
  const asyncApi = readAsyncApi('telemedicine')
  expect([
    ...valuesNotSent(requestBodies(http, openApi), openApi.components),
    ...valuesNotSent(messageBodies(telemedicine, asyncApi), asyncApi.components),
  ]).toEqual([])
})

test.each([http, liveEvents, telemedicine])('$provider.name: no two interactions have the same name', (pact) => {
  const names = pact.interactions.map(({ description }) => description)
  expect(names).toEqual([...new Set(names)])
})
