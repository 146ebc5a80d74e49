import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import type { ResponseSchema } from './tolerant-reader'
import * as schemas from './generated/model'

interface Description {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
  components: { schemas: Record<string, { examples?: unknown[] }> }
}

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const sources = ['openapi.yaml', 'live-events.asyncapi.yaml', 'telemedicine.asyncapi.yaml'].map((file) =>
  read(`openapi/${file}`),
)
const description: Description = parse(sources[0] ?? '')
const operations = Object.values(description.paths).flatMap((path) => Object.values(path))

const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true })
const extensions = ['x-reading', 'x-read', 'x-known-messages']
ajv.addVocabulary([...extensions, 'openapi', 'info', 'servers', 'security', 'tags', 'paths', 'components'])
ajv.addSchema({ $id: 'description', ...description })

// Looked up by schema name; the module also exports constants, which no lookup names.
const checks = schemas as unknown as Record<string, ResponseSchema<unknown>>
const examples = Object.entries(description.components.schemas).flatMap(([name, { examples = [] }]) =>
  examples.map((example) => ({ name, example })),
)

test.each(examples)('the example of $name fits its schema', ({ name, example }) => {
  const validate = ajv.compile({ $ref: `description#/components/schemas/${name}` })
  expect({ fits: validate(example), errors: validate.errors }).toEqual({ fits: true, errors: null })
})

test.each(examples)('the run-time schema of $name accepts its example and drops nothing', ({ name, example }) => {
  expect(checks[name]?.safeParse(example)).toEqual({ success: true, data: example })
})

test('no path has a parameter: its value would be in problem reports', () => {
  expect(Object.keys(description.paths).filter((path) => path.includes('{'))).toEqual([])
})

test('every operation of a signed-in user describes its 401 and 500', () => {
  const incomplete = operations.filter(({ responses }) => !('401' in responses && '500' in responses))
  expect(incomplete).toEqual([])
})

test('every interpretation of the specification is explained, and every explained one is referenced (F-Q08)', () => {
  const referenced = sources
    .flatMap((source) => source.match(/x-reading: .*/g) ?? [])
    .flatMap((reference) => reference.match(/R\d+/g) ?? [])
  const explained = read('docs/spec-interpretations.md').match(/(?<=^\| )R\d+(?= \|)/gm) ?? []
  const sorted = (numbers: string[]) => [...new Set(numbers)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
  expect(sorted(referenced)).toEqual(explained)
})
