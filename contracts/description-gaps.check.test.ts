import { expect, test } from 'vitest'
import { descriptionGaps, type Descriptions, readDescriptions } from './support/description-gaps.ts'

test('the descriptions promise what the committed pacts rely on', () => {
  expect(descriptionGaps(readDescriptions())).toEqual([])
})

const KIND = '"enum":["audio","video"]'
const REJECTION = '"enum":["unauthorized"]'

test.each([
  ['an enum with one more value', KIND, '"enum":["audio","video","screen"]', '$.kind may be "screen"'],
  ['an enum that has become a text', KIND, '"minLength":1', 'onProducerPaused: kind may have other values'],
  ['an enum of the events', REJECTION, '"enum":["unauthorized","busy"]', '$.message may be "busy"'],
  ['a constant with one more value', '"const":true', '"enum":[true,false]', 'joinRoom: $.success may be false'],
  ['a constant that has become a boolean', '"const":true', '"title":"Done"', 'joinRoom: $.success may be false'],
  ['a field that is no longer required', '"required":["notes"]', '"required":[]', 'reminder-all: notes is optional'],
  ['another type', '"notes":{"type":"array"', '"notes":{"type":"string"', 'reminder-all: the message'],
])('%s is found', (_case, from, to, found) => {
  const text = JSON.stringify(readDescriptions())
  expect(text).toContain(from)
  const changed = JSON.parse(text.replaceAll(from, to)) as Descriptions
  expect(descriptionGaps(changed).join('\n')).toContain(found)
})
