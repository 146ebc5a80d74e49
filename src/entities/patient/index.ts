export { type FoundPatients, toPatients } from './api/to-patients'
export { type Age, ageOn, parseBirthDate } from './model/birth-date'
export { maskNumber, numberEnding } from './model/masked-number'
export { fullName, type Patient } from './model/patient'
