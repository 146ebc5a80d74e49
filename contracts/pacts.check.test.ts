import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Comparator } from '@pactflow/openapi-pact-comparator'
import { expect, test } from 'vitest'
import { readAsyncApi, readOpenApi } from './support/description.ts'
import { pactFilesIn, readPact } from './support/pact-document.ts'
import { COMMITTED, pactFileName, PROVIDERS, REGENERATED } from './support/pact-files.ts'

// The tests below look at what was made just now; the first two tie it to what is committed.
const http = readPact(REGENERATED, pactFileName(PROVIDERS.http))
const liveEvents = readPact(REGENERATED, pactFileName(PROVIDERS.liveEvents))
const telemedicine = readPact(REGENERATED, pactFileName(PROVIDERS.telemedicine))

test('there is one pact for each way into the platform, and no other', () => {
  const expected = Object.values(PROVIDERS).map(pactFileName).toSorted()
  expect(pactFilesIn(REGENERATED)).toEqual(expected)
  expect(expected).toEqual(expect.arrayContaining(pactFilesIn(COMMITTED)))
})

test.each(Object.values(PROVIDERS).map(pactFileName))('%s is what the consumer tests say now', async (file) => {
  const regenerated = readFileSync(join(REGENERATED, file), 'utf8')
  await expect(regenerated).toMatchFileSnapshot(join(COMMITTED, file))
})

test.each([
  { pact: http, description: { oas: readOpenApi() } },
  { pact: liveEvents, description: { asyncapi: readAsyncApi('live-events') } },
  { pact: telemedicine, description: { asyncapi: readAsyncApi('telemedicine') } },
])('$pact.provider.name: no pact says what the description does not', async ({ pact, description }) => {
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

const calls = Object.entries(readOpenApi().paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
)

test.each(calls)('%s is in the pact, answered and refused', (call) => {
  expect(statusesOf(call)).toEqual(expect.arrayContaining([200, 401]))
})

test.each([
  { pact: liveEvents, operations: readAsyncApi('live-events').operations },
  { pact: telemedicine, operations: readAsyncApi('telemedicine').operations },
])('$pact.provider.name: every message of the description is in the pact', ({ pact, operations }) => {
  const inPact = pact.interactions.map(({ comments }) => comments?.references?.AsyncAPI?.operationId)
  expect(new Set(inPact)).toEqual(new Set(Object.keys(operations)))
})

test.each([http, liveEvents, telemedicine])('$provider.name: no two interactions have the same name', (pact) => {
  const names = pact.interactions.map(({ description }) => description)
  expect(names).toEqual([...new Set(names)])
})
