import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uuid } from '../../tests/support/uuid.ts'
import { buildDatabase } from '../storage/database.ts'
import { fold } from './fold.ts'
import type { Patient } from './patient.ts'
import { MAX_RESULTS } from './patient-search.ts'
import { createPatientStore } from './patient-store.ts'

const CLINIC = 1

const patient = (position: number, { name = 'Ali', ...more }: Partial<Patient>): Patient => ({
  uuid: uuid(position),
  name,
  surname: null,
  full_phone_number: null,
  birth_date: null,
  citizenship_number: null,
  ...more,
})

const setup = (patients: Partial<Patient>[]) => {
  const database = buildDatabase(':memory:', () => undefined)
  const store = createPatientStore(database)
  const stored = patients.map((partial, position) => patient(position, partial))
  for (const item of stored) store.add(CLINIC, item)
  const names = (keyword: string) =>
    store.find(CLINIC, keyword).map(({ name, surname }) => [name, surname].filter(Boolean).join(' '))
  return { store, stored, names }
}

test.each([
  ['in any order', 'yılmaz ayşe'],
  ['without Turkish letters', 'ayse yilmaz'],
  ['in capitals', 'AYŞE YILMAZ'],
  ['decomposed', 'ayşe yılmaz'.normalize('NFD')],
  ['by parts', 'yıl ayş'],
  ['from the middle', 'lmaz'],
  ['with a short word', 'a yılmaz'],
  ['with two short words', 'ay yı'],
  ['both given names written together', 'ayşenur'],
  ['by phone in groups', '0532 418 22 07'],
  ['by phone with country code', '+90 (532) 418'],
  ['by the end of the phone', '2207'],
  ['by citizenship number', '10000000146'],
  ['by a part of the citizenship number', '0146'],
  ['by name and number', '418 ayşe'],
])('a patient is found %s', (_how, keyword) => {
  const { names } = setup([
    { name: 'Mehmet', surname: 'Kaya', full_phone_number: '+90 555 111 33 99', citizenship_number: '98765432198' },
    { name: 'Ayşe Nur', surname: 'Yılmaz', full_phone_number: '+90 532 418 22 07', citizenship_number: '10000000146' },
  ])
  expect(names(keyword)).toEqual(['Ayşe Nur Yılmaz'])
})

test.each([
  '%%%',
  '___',
  '"""',
  "' OR 1=1 --",
  'a" OR "b',
  'NEAR(x y)',
  '***',
  '\\',
  '🩺🩺🩺',
  ' ',
  '\u0000\u0000\u0000',
])('the keyword %s has no special meaning', (keyword) => {
  const { store } = setup([{ name: 'Mehmet', surname: 'Kaya' }])
  expect(store.find(CLINIC, keyword)).toEqual([])
})

test('one or two letters match only at the start of a word', () => {
  const { names } = setup([
    { name: 'Kerem', surname: 'Yıldız' },
    { name: 'Emre', surname: 'Yıldız' },
  ])
  expect(names('em yıldız')).toEqual(['Emre Yıldız'])
})

test('whole words rank first, then beginnings, then other matches; equal ranks are sorted by name', () => {
  const { names } = setup([
    { name: 'Halil', surname: 'Demir' },
    { name: 'Aliye', surname: 'Demir' },
    { name: 'Ali', surname: 'Çelik' },
    { name: 'Ali', surname: 'Cankurt' },
    { name: 'Zeynep', surname: 'Ali' },
  ])
  expect(names('ali')).toEqual(['Ali Cankurt', 'Ali Çelik', 'Zeynep Ali', 'Aliye Demir', 'Halil Demir'])
})

test('a phone number matches without its country code', () => {
  const { names } = setup([
    { name: 'Veli', surname: 'Kaya', citizenship_number: '11153299998' },
    { name: 'Ali', surname: 'Kaya', full_phone_number: '+90 532 418 22 07' },
    { name: 'Can', surname: 'Kaya', full_phone_number: '+49 171 5550123' },
  ])
  expect(names('532')).toEqual(['Ali Kaya', 'Veli Kaya'])
  expect(names('kaya 53')).toEqual(['Ali Kaya'])
  expect(names('kaya 49')).toEqual(['Can Kaya'])
})

test('with many matches the best are still first, and the limit is kept', () => {
  const matches = Array.from({ length: 400 }, (_, position) => ({
    name: 'Halil',
    surname: `Demir${'abcdefgh'[position % 8]}`,
  }))
  const { names } = setup([...matches, { name: 'Aliye', surname: 'Son' }, { name: 'Ali', surname: 'Son' }])
  expect(names('ali')).toHaveLength(MAX_RESULTS)
  expect(names('ali').slice(0, 2)).toEqual(['Ali Son', 'Aliye Son'])
})

test('patients of other clinics stay hidden', () => {
  const { store, stored } = setup([{ name: 'Ali' }])
  store.add(2, { ...(stored[0] as Patient), uuid: 'another' })
  expect(store.find(CLINIC, 'ali').map(({ uuid }) => uuid)).toEqual([stored[0]?.uuid])
  expect(store.find(2, 'ali').map(({ uuid }) => uuid)).toEqual(['another'])
  expect(store.find(3, 'ali')).toEqual([])
})

/** Reference implementation without the index. */
const matchesKeyword = (
  { name, surname, full_phone_number, citizenship_number }: Patient,
  keyword: string,
): boolean => {
  const namesOf = (text: string | null) =>
    fold(text ?? '')
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
  const given = namesOf(name)
  const phone = (full_phone_number ?? '').replace(/\D/g, '')
  const texts = [
    ...given,
    given.join(''),
    ...namesOf(surname),
    phone,
    phone.replace(/^90(?=\d{10}$)/, ''),
    citizenship_number ?? '',
  ]
  const words = fold(keyword)
    .replace(/(?<=\d)[^\p{L}\d]+(?=\d)/gu, '')
    .split(/[^\p{L}\d]+|(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/u)
    .filter(Boolean)
  return (
    words.length > 0 &&
    words.every((word) => texts.some((text) => (word.length < 3 ? text.startsWith(word) : text.includes(word))))
  )
}

test('the search finds exactly the patients that contain every word', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aiıİIeşsSçCr -'), minLength: 1, maxLength: 12 })
  const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0123'), maxLength })
  const anyPatient = fc.record({
    name: letters,
    surname: fc.option(letters),
    full_phone_number: fc.option(digits(7).map((number) => `+90 532 ${number}`)),
    citizenship_number: fc.option(digits(11)),
  })
  const anyKeyword = fc
    .array(fc.oneof(letters, digits(5)), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join(' '))

  fc.assert(
    fc.property(
      fc.array(anyPatient, { minLength: 1, maxLength: 12 }),
      fc.array(anyKeyword, { maxLength: 12 }),
      (patients, keywords) => {
        const { store, stored } = setup(patients)
        for (const keyword of keywords) {
          const expected = stored.filter((item) => matchesKeyword(item, keyword)).map(({ uuid }) => uuid)
          expect(
            store
              .find(CLINIC, keyword)
              .map(({ uuid }) => uuid)
              .toSorted(),
            keyword,
          ).toEqual(expected)
        }
      },
    ),
    { numRuns: 150 },
  )
})
