import { expect, test } from 'vitest'
import en from '@/shared/i18n/locales/en'
import { allShortcuts, ariaChord } from '@/shared/shortcuts'
import '@/app/layouts'
import '@/app/wiring'

test('every shortcut that has a name is bound', () => {
  expect(
    allShortcuts()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(Object.keys(en.shortcuts.labels).sort())
})

test('no two shortcuts have the same keys', () => {
  const chords = allShortcuts().map(({ chord }) => ariaChord(chord, false))
  expect(new Set(chords).size).toBe(chords.length)
})
