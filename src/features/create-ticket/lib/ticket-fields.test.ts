import fc from 'fast-check'
import { expect, test } from 'vitest'
import { missingFields, TICKET_FIELDS, tooLongFields, toRequest } from './ticket-fields'

const filled = {
  subject: 'Takvim açılmıyor',
  category: 'TECHNICAL',
  priority: 'HIGH',
  description: 'Sabahtan beri boş.',
  contact_name: 'Ayşe',
  contact_surname: 'Yılmaz',
  contact_email: 'her ne ise',
  contact_phone: '+90 5321234567',
}

test('an odd e-mail is no reason not to send', () => {
  expect(missingFields(filled)).toEqual([])
  expect(toRequest(filled, '')).toEqual(filled)
})

test.each(TICKET_FIELDS)('without %s, or with blanks in it, there is nothing to send', (field) => {
  for (const value of ['', ' \t\n\u00A0']) {
    expect(missingFields({ ...filled, [field]: value })).toEqual([field])
    expect(toRequest({ ...filled, [field]: value }, '')).toBeNull()
  }
})

test('a category or priority that the platform does not know is not sent', () => {
  expect(toRequest({ ...filled, category: 'OTHER' }, '')).toBeNull()
  expect(toRequest({ ...filled, priority: 'URGENT' }, '')).toBeNull()
})

test('blanks around a value are not sent, blanks and breaks inside are', () => {
  fc.assert(
    fc.property(fc.constantFrom('', ' ', '\n', '\t '), fc.constantFrom('', '  '), (before, after) => {
      const request = toRequest({ ...filled, description: `${before}bir\n\n iki${after}` }, '')
      expect(request?.description).toBe('bir\n\n iki')
    }),
  )
})

test('the technical details go below the description and count into its length', () => {
  expect(toRequest(filled, '\n\n--- Ayrıntılar ---')?.description).toBe('Sabahtan beri boş.\n\n--- Ayrıntılar ---')
  const description = 'a'.repeat(5_000)
  expect(tooLongFields({ ...filled, description }, 0)).toEqual([])
  expect(tooLongFields({ ...filled, description }, 1)).toEqual(['description'])
  expect(toRequest({ ...filled, description }, '!')).toBeNull()
  expect(tooLongFields({ ...filled, subject: 'a'.repeat(201) }, 0)).toEqual(['subject'])
})
