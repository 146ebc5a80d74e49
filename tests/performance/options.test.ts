import { expect, test } from 'vitest'
import { readOptions, SECTION_NAMES } from './options.ts'

test('without options everything is measured seven times, with 50 000 patients', () => {
  expect(readOptions([])).toEqual({
    runs: 7,
    million: false,
    lighthouse: false,
    docs: false,
    sections: [...SECTION_NAMES],
  })
})

test('sections are measured in a fixed order', () => {
  expect(readOptions(['--only', 'palette,start', '--runs=3', '--million'])).toEqual({
    runs: 3,
    million: true,
    lighthouse: false,
    docs: false,
    sections: ['start', 'palette'],
  })
})

test.each([['--runs=0'], ['--runs=many'], ['--only=everything'], ['--fast']])('%s is rejected', (option) => {
  expect(() => readOptions([option])).toThrow(/--/)
})
