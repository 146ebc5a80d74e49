import { expect, test } from 'vitest'
import { findCommands, type PaletteCommand } from './find-commands'

const command = (id: string, label: string, ...aliases: string[]): PaletteCommand => ({
  id,
  label,
  aliases: () => aliases,
})
const commands = [
  command('patientAccounts', 'Hasta Cari', 'Patient ledger', 'Finans', 'Finance'),
  command('calendar', 'Takvim', 'Calendar'),
  command('patients', 'Hasta Listesi', 'Patient list'),
  command('criticalStock', 'Kritik Stok Listesi', 'Critical stock list', 'ERP'),
  command('smsReports', 'SMS Raporları', 'SMS reports', 'Raporlar', 'Reports'),
]
const found = (term: string) => findCommands(commands, term).map(({ id }) => id)

test('without a term all commands are returned in their order', () => {
  expect(found('')).toEqual(commands.map(({ id }) => id))
})

test('a page is found by its name in both languages and by its group', () => {
  expect(found('takv')).toEqual(['calendar'])
  expect(found('calen')).toEqual(['calendar'])
  expect(found('finance')).toEqual(['patientAccounts'])
})

test('every word must start a word of the command', () => {
  expect(found('liste hasta')).toEqual(['patients'])
  expect(found('isteSi')).toEqual([])
  expect(found('hasta takvim')).toEqual([])
})

test('Turkish letters are matched regardless of case and diacritics', () => {
  expect(found('KRİTİK')).toEqual(['criticalStock'])
  expect(found('kritık')).toEqual(['criticalStock'])
  expect(found('raporları')).toEqual(['smsReports'])
})

test('a label that starts with the term comes before one that only contains it', () => {
  const list = [command('a', 'Eski Rapor'), command('b', 'Rapor Listesi')]
  expect(findCommands(list, 'rap').map(({ id }) => id)).toEqual(['b', 'a'])
})

test('digits and signs match no command', () => {
  expect(found('532')).toEqual([])
  expect(found('%')).toEqual([])
})
