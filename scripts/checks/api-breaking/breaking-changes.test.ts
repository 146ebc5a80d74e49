import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type ApiDocument, breakingChanges } from './breaking-changes.ts'
import type { Schema } from '../../support/json-schema.ts'

const read = (file: string) => readFileSync(new URL(`../../../openapi/${file}`, import.meta.url), 'utf8')
const parseDocument = (text: string): ApiDocument => parse(text)

const openApi = read('openapi.yaml')
const openApiDocument = parseDocument(openApi)
const telemedicine = read('telemedicine.asyncapi.yaml')
const telemedicineDocument = parseDocument(telemedicine)

const withSchemasOf = (document: ApiDocument, { components }: ApiDocument = openApiDocument) => ({
  document,
  sharedSchemas: components?.schemas ?? {},
})

function parseChanged(text: string, from: string | RegExp, to: string): ApiDocument {
  const changed = text.replace(from, to)
  expect(changed, String(from)).not.toBe(text)
  return parseDocument(changed)
}

test.each([openApiDocument, telemedicineDocument])('the same description breaks nothing', (document) => {
  expect(breakingChanges(withSchemasOf(document), withSchemasOf(structuredClone(document)))).toEqual([])
})

test.each([
  ['a removed path', '/api/v1/user/info-detail:', '/api/v1/user/details:', '/api/v1/user/info-detail: removed'],
  ['a removed operation', /(info-detail:\n {4})get:/, '$1put:', 'GET /api/v1/user/info-detail: removed'],
  ['a removed status', "'429':", "'430':", 'POST /api/v1/auth/doctor/sign-in 429: removed'],
  ['a changed common response', /(PlatformFailed:[\s\S]*?)ErrorBody/, '$1DoctorListEntry', ' 500 application/json'],
  ['a removed property', /(ReminderPatient:[\s\S]*?)locked:/, '$1is_locked:', '.patient_info oneOf[0].locked: removed'],
  ['a relaxed `required`', 'required: [notes]', 'required: []', '.notes: no longer required'],
  ['a widened enum', 'enum: [1, 2, 3, null]', 'enum: [1, 3, null]', 'enum narrowed'],
  ['a moved server', '- url: /\n', '- url: /api\n', 'path of the HTTP server changed'],
  ['a narrowed request', 'enum: [TECHNICAL, BILLING', 'enum: [TECHNICAL', 'enum narrowed'],
])('%s', (_case, from, to, change) => {
  const changes = breakingChanges({ document: openApiDocument }, { document: parseChanged(openApi, from, to) })
  expect(changes.join('\n')).toContain(change)
})

test('the other keys of a path are no operations', () => {
  const withOtherKeys = parseChanged(openApi, /(info-detail:\n)/, '$1    summary: The user\n    parameters: []\n')
  expect(breakingChanges({ document: withOtherKeys }, { document: openApiDocument })).toEqual([])
})

const api = (schema: Schema, request: Schema = {}): { document: ApiDocument } => ({
  document: {
    info: { version: '1.0.0' },
    paths: {
      '/a': {
        post: {
          requestBody: { content: { json: { schema: request } } },
          responses: { '200': { content: { json: { schema } } } },
        },
      },
    },
  },
})

test.each([
  ['enum widened', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['enum widened', { const: 1 }, {}],
  ['type changed from "string" to ["string","null"]', { type: 'string' }, { type: ['string', 'null'] }],
  ['type changed from "integer" to "number"', { type: 'integer' }, { type: 'number' }],
  ['pattern changed', { pattern: '^a$' }, {}],
  ['minLength changed', { minLength: 1 }, {}],
  ['alternative added', { oneOf: [{ type: 'string' }] }, { oneOf: [{ type: 'string' }, { type: 'null' }] }],
  ['[]: type changed', { items: { type: 'string' } }, {}],
  ['.*: type changed', { additionalProperties: { type: 'string' } }, { additionalProperties: true }],
  ['.*: type changed', { additionalProperties: { type: 'string' } }, {}],
])('in a response: %s; the reverse is none', (change, before, after) => {
  expect(breakingChanges(api(before), api(after)).join()).toContain(change)
  expect(breakingChanges(api(after), api(before))).toEqual([])
})

test.each([
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, { type: 'string' }, ''],
  [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, { type: 'integer' }, 'no longer one of the alternatives'],
  [{ anyOf: [{ type: 'object' }, {}] }, { type: 'integer' }, 'no longer one of the alternatives'],
])('in a response %o may become %o: %s', (before, after, change) => {
  expect(breakingChanges(api(before), api(after)).join()).toContain(change)
  if (change === '') expect(breakingChanges(api(before), api(after))).toEqual([])
})

test.each([
  ['enum narrowed', { enum: ['a', 'b'] }, { enum: ['a'] }],
  ['.x: newly required', {}, { required: ['x'] }],
  ['.x: removed', { properties: { x: {} } }, { properties: {}, additionalProperties: false }],
  ['maxLength changed', {}, { maxLength: 3 }],
  ['[]: type changed', {}, { items: { type: 'string' } }],
  ['.*: type changed', { additionalProperties: true }, { additionalProperties: { type: 'string' } }],
  ['.*: removed', { additionalProperties: true }, { additionalProperties: false }],
])('in a request: %s; the reverse is none', (change, before, after) => {
  expect(breakingChanges(api({}, before), api({}, after)).join()).toContain(change)
  expect(breakingChanges(api({}, after), api({}, before))).toEqual([])
})

test.each([
  ['string', []],
  ['integer', ['POST /a request json: no longer one of the alternatives']],
])('in a request a string may become %s or null: %j', (type, changes) => {
  const nullable = { oneOf: [{ type }, { type: 'null' }] }
  expect(breakingChanges(api({}, { type: 'string' }), api({}, nullable))).toEqual(changes)
})

test.each([
  ['name: peer-left', 'name: peer-gone', 'onPeerLeft: event peer-left renamed to peer-gone'],
  [/(onPeerLeft:\n {4}action:) receive/, '$1 send', 'onPeerLeft: direction changed from receive to send'],
  ['  onPeerLeft:', '  onLeft:', 'onPeerLeft: removed'],
  ['pathname: /telemedicine/', 'pathname: /calls/', 'path of the Socket.IO server changed'],
  ['required: [producerId]', 'required: [producerId, kind]', 'consume consumeRequest.kind: newly required'],
])('telemedicine: %s to %s', (from, to, change) => {
  const changed = parseChanged(telemedicine, from, to)
  expect(breakingChanges(withSchemasOf(telemedicineDocument), withSchemasOf(changed))).toContain(change)
})

test('a relaxed schema of the OpenAPI document is found through the event that uses it', () => {
  const relaxed = parseChanged(openApi, 'enum: [audio, video]', 'enum: [audio, video, screen]')
  const changes = breakingChanges(withSchemasOf(telemedicineDocument), withSchemasOf(telemedicineDocument, relaxed))
  expect(changes).toContain('onProducerPaused producerPaused.kind: enum widened')
})
