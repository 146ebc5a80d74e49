import { demoPatients } from '../../sandbox/demo/patients.ts'
import { createRandom, type Random } from '../../sandbox/demo/random.ts'
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from '../../sandbox/demo/turkish-names.ts'
import type { Patient } from '../../sandbox/patients/patient.ts'

const SAMPLES = 200
const SEED = 20

type KeywordsOf = (patients: number) => string[]

const many = (make: (random: Random) => string): string[] => {
  const random = createRandom(SEED)
  return Array.from({ length: SAMPLES }, () => make(random))
}

const fromPatients =
  (make: (patient: Patient, random: Random) => string): KeywordsOf =>
  (count) => {
    const random = createRandom(SEED)
    const step = Math.max(1, Math.floor(Math.min(count, 20_000) / SAMPLES))
    const keywords: string[] = []
    let position = 0
    for (const patient of demoPatients(Math.min(count, 20_000))) {
      if (position++ % step === 0) keywords.push(make(patient, random))
    }
    return keywords.filter((keyword) => keyword.trim().length >= 3)
  }

const firstWord = (text: string | null): string => text?.split(' ')[0] ?? ''
const part = (text: string, length: number, random: Random): string => {
  const from = random.between(0, Math.max(0, text.length - length))
  return text.slice(from, from + length)
}
const givenNames = [...MALE_NAMES, ...FEMALE_NAMES]
const LETTERS = Array.from('abcçdefgğhıijklmnoöprsştuüvyz')

/** Kinds of searches that users make, or that are slow. */
export const KEYWORD_CLASSES: Readonly<Record<string, KeywordsOf>> = {
  'first three letters of a given name': () => givenNames.map((name) => name.slice(0, 3)).slice(0, SAMPLES),
  'given names': () => givenNames.slice(0, SAMPLES),
  surnames: () => SURNAMES.slice(0, SAMPLES),
  'the most common (meh, ali, kara, oğlu …)': () => [
    'meh',
    'ali',
    'kara',
    'oğlu',
    'yıl',
    'mehmet',
    'fatma',
    'ayşe',
    'demir',
    'kaya',
  ],
  'name and surname of a patient': fromPatients(({ name, surname }) => `${firstWord(name)} ${firstWord(surname)}`),
  'surname and name, beginnings only': fromPatients(
    ({ name, surname }) => `${firstWord(surname).slice(0, 3)} ${firstWord(name).slice(0, 3)}`,
  ),
  'two common given names (few or no hits)': () =>
    many((random) => `${random.pick(MALE_NAMES.slice(0, 20))} ${random.pick(FEMALE_NAMES.slice(0, 20))}`),
  'three words in any order': fromPatients(
    ({ name, surname, full_phone_number }) =>
      `${(full_phone_number ?? '').slice(4, 7)} ${firstWord(surname)} ${firstWord(name)}`,
  ),
  'phone, whole, in groups': fromPatients(({ full_phone_number }) => full_phone_number ?? ''),
  'phone, last four digits': fromPatients(
    ({ full_phone_number }) => full_phone_number?.replace(/\D/g, '').slice(-4) ?? '',
  ),
  'operator prefix (532, 0532, 905)': () => ['532', '0532', '905', '+90', '90532', '555', '0555', '541'],
  'citizenship number, whole': fromPatients(({ citizenship_number }) => citizenship_number ?? ''),
  'citizenship number, 3 to 6 digits of it': fromPatients(({ citizenship_number }, random) =>
    part(citizenship_number ?? '', random.between(3, 6), random),
  ),
  'a word and one letter': fromPatients(({ name, surname }) => `${firstWord(name)} ${firstWord(surname).slice(0, 1)}`),
  'words of one or two letters only': () =>
    many(
      (random) =>
        `${part('aeimksy', 1, random)}${random.pick(LETTERS)} ${random.pick(LETTERS)} ${random.pick(LETTERS)}`,
    ),
  'three random letters': () => many((random) => random.pick(LETTERS) + random.pick(LETTERS) + random.pick(LETTERS)),
  'no hit (common trigrams in an impossible order)': () =>
    many(
      (random) => `${random.pick(givenNames).slice(-3)}${random.pick(givenNames).slice(0, 3)}${random.pick(SURNAMES)}`,
    ),
  'special characters and operators': () => [
    '%%%',
    '___',
    '"""',
    "' OR 1=1 --",
    'a* OR b*',
    'NEAR(ali)',
    'ali" AND "',
    '^ali',
    '(((',
    '🩺🩺🩺',
    'ali%',
    '{}[]',
    '-ali',
    '\\\\\\',
  ],
  '10 000 characters': () => {
    const random = createRandom(SEED)
    const letters = Array.from({ length: 10_000 }, () => random.pick(LETTERS)).join('')
    const words = givenNames.join(' ').repeat(10).slice(0, 10_000)
    return [letters, words, 'muhammed'.repeat(1250), '123456789 '.repeat(1000), 'a b c d e f g h '.repeat(625)]
  },
}
