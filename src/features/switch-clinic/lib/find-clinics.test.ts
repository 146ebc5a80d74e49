import { expect, test } from 'vitest'
import { findClinics } from './find-clinics'

const clinics = ['Boğaziçi Tıp Merkezi', 'İğdır Göz Kliniği', 'Ege Ağız ve Diş Sağlığı', null].map((name, index) => ({
  uuid: String(index),
  name,
  email: null,
}))

const found = (term: string) => findClinics(clinics, term).map(({ name }) => name)

test.each([
  ['', clinics.map(({ name }) => name)],
  ['  ', clinics.map(({ name }) => name)],
  ['bogazici', ['Boğaziçi Tıp Merkezi']],
  ['iğdır', ['İğdır Göz Kliniği']],
  ['IGDIR klin', ['İğdır Göz Kliniği']],
  ['diş ege', ['Ege Ağız ve Diş Sağlığı']],
  ['göz ege', []],
])('"%s" finds %j', (term, names) => expect(found(term)).toEqual(names))
