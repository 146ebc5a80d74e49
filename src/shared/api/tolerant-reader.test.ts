import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import * as schemas from './generated/model'
import { readTolerantly, type ResponseSchema } from './tolerant-reader'

interface Description {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>
  components: { schemas: Record<string, Node> }
}
interface Node {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Node>
  items?: Node
  additionalProperties?: Node | boolean
  oneOf?: Node[]
  anyOf?: Node[]
  enum?: unknown[]
  examples?: unknown[]
  required?: string[]
}

const description: Description = parse(readFileSync(new URL('../../../openapi/openapi.yaml', import.meta.url), 'utf8'))
// Looked up by schema name; the module also exports constants, which no lookup names.
const zodSchemas = schemas as unknown as Record<string, ResponseSchema<unknown>>

const resolve = (node: Node): Node =>
  node.$ref ? resolve(description.components.schemas[node.$ref.split('/').at(-1) ?? ''] ?? {}) : node

function sampleOf(node: Node): unknown {
  const schema = resolve(node)
  const [option] = schema.oneOf ?? schema.anyOf ?? []
  if (option) return sampleOf(option)
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([key, field]) => [key, sampleOf(field)]))
  }
  if (schema.items) return [sampleOf(schema.items)]
  if (schema.examples?.length) return schema.examples[0]
  const [type] = [schema.type].flat()
  return type === 'boolean' ? false : type === 'integer' || type === 'number' ? 1 : type === 'object' ? {} : 'metin'
}

type Path = readonly (string | number)[]
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const pathsIn = (value: unknown): Path[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, child]) => {
        const step = Array.isArray(value) ? Number(key) : key
        return [[step], ...pathsIn(child).map((path) => [step, ...path])]
      })
    : []

const MISSING = Symbol('missing')

function replaceAt(value: unknown, [step, ...rest]: Path, replacement: unknown): unknown {
  if (step === undefined) return replacement
  const copy = structuredClone(value) as Record<string | number, unknown>
  if (rest.length === 0 && replacement === MISSING) delete copy[step]
  else copy[step] = replaceAt(copy[step], rest, replacement)
  return copy
}

function isRequired(node: Node, [step, ...rest]: Path): boolean {
  const schema = resolve(node)
  if (step === undefined) return true
  if (typeof step === 'number') return false
  const [option] = schema.oneOf ?? schema.anyOf ?? []
  if (option) return isRequired(option, [step, ...rest])
  const next = schema.properties?.[step]
  return next !== undefined && (schema.required ?? []).includes(step) && isRequired(next, rest)
}

const ODD_VALUES: [string, unknown][] = [
  ['missing', MISSING],
  ['null', null],
  ['a number', 7],
  ['a text', 'evet'],
  ['a boolean', true],
  ['an object', { a: 1 }],
  ['an empty list', []],
]

const operations = Object.values(description.paths)
  .flatMap((path) => Object.values(path))
  .flatMap(({ operationId, responses }) => {
    const reference = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(responses['200'] ?? responses['201']))
    return reference?.[1] ? [[operationId, reference[1]] as const] : []
  })
const events = ['ReminderNote', 'AppointmentNotification', 'LiveExternalCompanySwitch'].map(
  (name) => [`the event ${name}`, name] as const,
)

const read = (name: string, value: unknown) => {
  const schema = zodSchemas[name]
  if (!schema) throw new Error(`no schema ${name}`)
  return readTolerantly(schema, value)
}

const listIn = (response: unknown): [string, unknown[]] | null => {
  if (!isRecord(response)) return null
  const entry = Object.entries(response).find(([, value]) => Array.isArray(value))
  return entry ? [entry[0], entry[1] as unknown[]] : null
}

test('every operation of the description is in the table', () => {
  expect(operations).toHaveLength(Object.values(description.paths).flatMap((path) => Object.keys(path)).length)
})

test.each([...operations, ...events])('%s: its complete response is read without loss', (_, name) => {
  const sample = sampleOf({ $ref: `/${name}` })
  expect(read(name, sample)).toEqual({ ok: true, value: sample, fields: [] })
})

test.each(
  [...operations, ...events].flatMap(([title, name]) => {
    const sample = sampleOf({ $ref: `/${name}` })
    return pathsIn(sample).map((path) => ({ title, name, sample, path, field: path.join('.') }))
  }),
)('$title: an invalid $field affects only itself or its own row', ({ name, sample, path }) => {
  const list = listIn(sample)
  const isInRow = list !== null && path[0] === list[0] && path.length > 1
  for (const [label, odd] of ODD_VALUES) {
    const response = replaceAt(sample, path, odd)
    if (!isInRow) {
      const result = read(name, response)
      if (!isRequired({ $ref: `/${name}` }, path)) expect(result.ok, label).toBe(true)
      if (result.ok) {
        const { [String(path[0])]: _changed, ...others } = sample as Record<string, unknown>
        expect(result.value, label).toMatchObject(others)
      }
      continue
    }
    const [key, rows] = list
    const good = rows[0]
    const [oddRow] = (response as Record<string, unknown[]>)[key] ?? []
    const result = read(name, { ...(response as object), [key]: [good, oddRow, good] })
    expect(result.ok, label).toBe(true)
    const shown = result.ok ? (result.value as Record<string, Record<string, unknown>[]>)[key] : undefined
    expect([shown?.[0], shown?.at(-1)], label).toEqual([good, good])
    const isWholeRow = path.length === 2
    if (shown?.length === 3 && !isWholeRow) {
      const { [String(path[2])]: _changed, ...others } = good as Record<string, unknown>
      expect(shown[1], label).toMatchObject(others)
    } else {
      // Only an unreadable identity, or a row that is not an object, leaves the row out.
      expect(shown?.length, label).toBeOneOf([2, 3])
      if (shown?.length === 2) expect(isWholeRow || String(path.at(-1)).endsWith('uuid'), label).toBe(true)
    }
  }
})

const oddRow = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(fc.constantFrom('notes_uuid', 'read', 'patient_info', 'remind_at'), fc.jsonValue({ maxDepth: 2 })),
)

test('good rows are read in order, whatever is between them', () => {
  const good = sampleOf({ $ref: '/ReminderNote' }) as object
  fc.assert(
    fc.property(fc.array(fc.oneof(oddRow, fc.constant(good)), { maxLength: 6 }), (rows) => {
      const result = read('ReminderListResponse', { notes: [...rows, good] })
      if (!result.ok) throw new Error('the list was rejected')
      const { notes } = result.value as { notes: unknown[] }
      expect(notes.filter((note) => JSON.stringify(note) === JSON.stringify(good))).toHaveLength(
        rows.filter((row) => row === good).length + 1,
      )
    }),
  )
})

test.each([
  ['ReminderListResponse', { notes: [[{ patient_info: { locked: true } }]] }, 'notes'],
  ['ReminderListResponse', { notes: [[]] }, 'notes'],
  ['FindPatientsResponse', { companiesPatient: [{ id: 1, name: 'Ali' }, null] }, 'companiesPatient'],
])('a list without a readable row is not an empty list: %s', (name, response, field) => {
  const result = read(name, response)
  expect(result.ok).toBe(false)
  expect(result.fields).toContain(field)
})

test('reading never throws, whatever the response is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...operations.map(([, name]) => name)), fc.jsonValue(), (name, value) => {
      expect(read(name, value)).toHaveProperty('ok')
    }),
  )
})

test('a patient is unlocked only if the platform says so in a readable form', () => {
  const open = [false, 0, '0', 'false']
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.constantFrom(...open)), (locked) => {
      const result = read('ReminderListResponse', { notes: [{ patient_info: { uuid: 'p-1', locked } }] })
      if (!result.ok) throw new Error('the list was rejected')
      const { notes } = result.value as { notes: { patient_info?: { locked?: boolean } }[] }
      expect(notes[0]?.patient_info?.locked === false).toBe(open.includes(locked as never))
    }),
  )
})

test('blanks around an id are no other id: the lock of its patient stays; a numeric id is read as text', () => {
  const patient_info = { uuid: ' p-1 ', locked: true }
  expect(read('ReminderListResponse', { notes: [{ notes_uuid: 42, note: ' Ara ', patient_info }] })).toEqual({
    ok: true,
    value: { notes: [{ notes_uuid: '42', note: ' Ara ', patient_info: { ...patient_info, uuid: 'p-1' } }] },
    fields: [],
  })
})

test.each([
  [{ crm: ['a'], finance: true }, { crm: ['a'] }],
  [{ crm: ['a'], finance: null }, { crm: ['a'] }],
  [{ crm: ['a'], finance: { a: 1 } }, { crm: ['a'] }],
  [{ crm: ['a'], finance: ['b', 7] }, { crm: ['a'] }],
  [{ crm: ['a'], finance: 'b' }, { crm: ['a'] }],
  [[], {}],
  [['crm'], undefined],
  ['all', undefined],
  [null, undefined],
])('each permission group is read separately, an unreadable one is closed: %j', (permissions, expected) => {
  const result = read('UserInfoDetailResponse', { userInfo: { user_code: 10_482, permissions } })
  const userInfo = { user_code: '10482', ...(expected && { permissions: expected }) }
  expect(result.ok && result.value).toEqual({ userInfo })
})

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['yes', undefined],
  [2, undefined],
  [{}, undefined],
])('the transactions flag %j is read as %s in every shape', (transactions, flag) => {
  const expected = flag === undefined ? {} : { transactions: flag }
  for (const entry of [{ transactions }, { uuid: 5, transactions }]) {
    const result = read('CompanySettingsResponse', { companies: [entry] })
    expect(result.ok && result.value).toMatchObject({ companies: [expected] })
    expect(result.fields.length).toBe(flag === undefined ? 1 : 0)
  }
  const nested = read('CompanySettingsResponse', { companies: { companies_setting: { transactions } } })
  expect(nested.ok && nested.value).toMatchObject({ companies: { companies_setting: expected } })
})
