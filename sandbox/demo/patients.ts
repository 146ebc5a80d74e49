import type { Patient } from '../patients/patient.ts'
import { citizenshipNumber } from './citizenship-number.ts'
import { createRandom, createWeightedPick, type Random } from './random.ts'
import { FEMALE_NAMES, FOREIGN_NAMES, MALE_NAMES, SURNAMES } from './turkish-names.ts'

const SEED = 20_240_501
const OPERATORS = ['530', '531', '532', '533', '534', '535', '536', '537', '538', '539', '541', '542', '543', '544']
const LATER_OPERATORS = ['501', '505', '506', '507', '545', '546', '549', '551', '552', '553', '554', '555', '559']
const ALL_OPERATORS = [...OPERATORS, ...LATER_OPERATORS]

const pickMale = createWeightedPick(MALE_NAMES, 8)
const pickFemale = createWeightedPick(FEMALE_NAMES, 8)
const pickSurname = createWeightedPick(SURNAMES, 12)

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const birthDate = (random: Random): string => {
  const year = 2024 - Math.min(random.between(0, 95), random.between(0, 95))
  return `${twoDigits(random.between(1, 28))}.${twoDigits(random.between(1, 12))}.${year}`
}

const phone = (random: Random): string => {
  const [exchange, head, tail] = [random.between(100, 999), random.between(0, 99), random.between(0, 99)]
  return `+90 ${random.pick(ALL_OPERATORS)} ${exchange} ${twoDigits(head)} ${twoDigits(tail)}`
}

const turkishName = (random: Random): { name: string; surname: string } => {
  const isFemale = random.chance(0.52)
  const pickGiven = isFemale ? pickFemale : pickMale
  const first = pickGiven(random)
  const second = random.chance(0.14) ? pickGiven(random) : first
  const surname = pickSurname(random)
  const married = isFemale && random.chance(0.05) ? `${surname} ${pickSurname(random)}` : surname
  return { name: second === first ? first : `${first} ${second}`, surname: married }
}

const foreignName = (random: Random): { name: string; surname: string } => {
  const [name, surname] = random.pick(FOREIGN_NAMES)
  return { name, surname }
}

/** Edge cases for the portal. They come first, so that demo data of any size contains them. */
const edgeCases: readonly Partial<Patient>[] = [
  { name: 'Ayşe', surname: null },
  { name: 'Ali', surname: 'Yılmaz', birth_date: '31.02.1990' },
  { name: 'Ali', surname: 'Yılmaz', birth_date: '14.09.1962' },
  { name: 'Ali', surname: 'Yılmaz', birth_date: '14.09.1988' },
  { name: 'Iğdır Işıl', surname: 'İçöz', full_phone_number: null },
  { name: 'Ümmügülsüm', surname: 'Çağlayangil', birth_date: null },
  { name: 'Zoë', surname: 'Müller', full_phone_number: '+49 171 5550123', citizenship_number: null },
  { name: 'Muhammed '.repeat(33).trim().slice(0, 300), surname: 'Abdurrahmanoğlu' },
  { name: 'Z\u0323eyneb', surname: 'O’Brien-Şahin' },
]

/** Deterministic: the same count gives the same patients. */
export const demoPatients = function* (count: number): Generator<Patient> {
  const random = createRandom(SEED)
  let familyPhone = phone(random)

  for (let position = 0; position < count; position += 1) {
    if (!random.chance(0.08)) familyPhone = phone(random)
    yield {
      uuid: random.uuid(),
      ...(random.chance(0.015) ? foreignName(random) : turkishName(random)),
      full_phone_number: familyPhone,
      birth_date: birthDate(random),
      citizenship_number: citizenshipNumber(position),
      ...edgeCases[position],
    }
  }
}
