import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSettings } from './format-settings'

const wording = { language: 'tr', labels: { yes: 'Evet', no: 'Hayır', nothing: 'Belirtilmemiş' } }

test('names and values become words', () => {
  const settings = { currency: 'TRY', vat_rate: 10, invoiceDueDays: 1500, e_invoice: true, notes: '', tags: ['a', 2] }
  expect(formatSettings(settings, wording)).toEqual([
    ['Currency', 'TRY'],
    ['Vat rate', '10'],
    ['Invoice due days', '1.500'],
    ['E invoice', 'Evet'],
    ['Notes', 'Belirtilmemiş'],
    ['Tags', 'a, 2'],
  ])
})

test('what is nested is named by its way, and does not go on for ever', () => {
  expect(
    formatSettings({ bank: { iban: 'TR1', owner: { name: 'Klinik', address: { city: 'İzmir' } } } }, wording),
  ).toEqual([
    ['Bank · Iban', 'TR1'],
    ['Bank · Owner · Name', 'Klinik'],
  ])
})

test('whatever the platform sends, the page gets texts', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (settings) => {
      const details = formatSettings(settings, wording)
      expect(details.every(([name, value]) => typeof name === 'string' && typeof value === 'string')).toBe(true)
    }),
  )
})
