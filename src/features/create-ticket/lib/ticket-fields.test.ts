import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TICKET } from '../../../../tests/support/vitest/ticket-request'
import { CATEGORIES, missingFields, PRIORITIES, TICKET_FIELDS, tooLongFields, toRequest } from './ticket-fields'

const filled = { ...TICKET, contact_email: 'her ne ise' }

test('an invalid e-mail does not prevent sending (F-J02)', () => {
  expect(missingFields(filled)).toEqual([])
  expect(toRequest(filled, '')).toEqual(filled)
})

test.each(TICKET_FIELDS)('an empty or blank %s prevents sending (F-J01)', (field) => {
  for (const value of ['', ' \t\n\u00A0']) {
    expect(missingFields({ ...filled, [field]: value })).toEqual([field])
    expect(toRequest({ ...filled, [field]: value }, '')).toBeNull()
  }
})

test('categories and priorities are those of the specification', () => {
  const categories = 'TECHNICAL BILLING FEATURE_REQUEST BUG_REPORT ACCOUNT GENERAL MAINTENANCE'
  expect(CATEGORIES.join(' ')).toBe(categories)
  expect(PRIORITIES.join(' ')).toBe('CRITICAL HIGH NORMAL LOW')
})

test('an unknown category or priority is not sent', () => {
  expect(toRequest({ ...filled, category: 'OTHER' }, '')).toBeNull()
  expect(toRequest({ ...filled, priority: 'URGENT' }, '')).toBeNull()
})

test('white space around a value is trimmed, inside it is kept', () => {
  fc.assert(
    fc.property(fc.constantFrom('', ' ', '\n', '\t '), fc.constantFrom('', '  '), (before, after) => {
      const request = toRequest({ ...filled, description: `${before}bir\n\n iki${after}` }, '')
      expect(request?.description).toBe('bir\n\n iki')
    }),
  )
  for (const field of ['contact_name', 'contact_surname', 'contact_email', 'contact_phone'] as const) {
    expect(toRequest({ ...filled, [field]: ` ${filled[field]} ` }, '')).toEqual(filled)
  }
})

test('the technical details are appended to the description and count towards its length', () => {
  expect(toRequest(filled, '\n\n--- Ayrıntılar ---')?.description).toBe('Sabahtan beri boş.\n\n--- Ayrıntılar ---')
  const description = 'a'.repeat(5_000)
  expect(tooLongFields({ ...filled, description }, 0)).toEqual([])
  expect(tooLongFields({ ...filled, description }, 1)).toEqual(['description'])
  expect(toRequest({ ...filled, description }, '!')).toBeNull()
  expect(tooLongFields({ ...filled, subject: 'a'.repeat(201) }, 0)).toEqual(['subject'])
  expect(tooLongFields({ ...filled, subject: ` ${'a'.repeat(200)} ` }, 1)).toEqual([])
})
