import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatSettings } from './format-settings'

const wording = {
  language: 'tr',
  labels: { yes: 'Evet', no: 'Hayır', notSet: 'Belirtilmemiş' },
  names: { vat_rate: 'KDV oranı', iban: 'IBAN' },
}

test('names and values are formatted as text', () => {
  const settings = { currency: 'TRY', vat_rate: 10, invoiceDueDays: 1500, e_invoice: true, notes: '', tags: ['a', 2] }
  expect(formatSettings(settings, wording)).toEqual([
    ['Currency', 'TRY'],
    ['KDV oranı', '10'],
    ['Invoice due days', '1.500'],
    ['E invoice', 'Evet'],
    ['Notes', 'Belirtilmemiş'],
    ['Tags', 'a, 2'],
  ])
})

test('nested settings are named by their path up to the maximum depth', () => {
  expect(
    formatSettings({ bank: { iban: 'TR1', owner: { name: 'Klinik', address: { city: 'İzmir' } } } }, wording),
  ).toEqual([
    ['Bank · IBAN', 'TR1'],
    ['Bank · Owner · Name', 'Klinik'],
  ])
})

test('records in a list are named by their number', () => {
  const settings = { taxes: [{ name: 'KDV', vat_rate: 20 }, { name: 'ÖTV' }], tags: [['a'], 2] }
  expect(formatSettings(settings, wording)).toEqual([
    ['Taxes · 1 · Name', 'KDV'],
    ['Taxes · 1 · KDV oranı', '20'],
    ['Taxes · 2 · Name', 'ÖTV'],
    ['Tags', 'a, 2'],
  ])
})

test('any response is formatted as texts', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (settings) => {
      const details = formatSettings(settings, wording)
      expect(details.every(([name, value]) => typeof name === 'string' && typeof value === 'string')).toBe(true)
    }),
  )
})
