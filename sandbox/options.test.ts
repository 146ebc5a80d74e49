import { expect, test } from 'vitest'
import { readOptions, UsageError } from './options.ts'

test('the defaults are the demo on this machine', () => {
  expect(readOptions([], {})).toEqual({
    showsUsage: false,
    patients: null,
    port: 4173,
    host: '127.0.0.1',
    dataFolder: '.sandbox',
  })
})

test('arguments and environment override the defaults', () => {
  const environment = { PORT: '5000', HOST: '0.0.0.0', SANDBOX_DATA: 'elsewhere' }
  expect(readOptions(['--patients', '1000000'], environment)).toEqual({
    showsUsage: false,
    patients: 1_000_000,
    port: 5000,
    host: '0.0.0.0',
    dataFolder: 'elsewhere',
  })
})

test.each([
  [['--patients', 'many'], {}, '--patients has to be a whole number, not "many"'],
  [['--patients'], {}, /argument missing/],
  [['--patiens', '3'], {}, /Unknown option/],
  [[], { PORT: '-1' }, 'PORT has to be a whole number, not "-1"'],
  [[], { PORT: '70000' }, 'PORT has to be at most 65535, not 70000'],
])('%j with %j is rejected with a message', (args, environment, sentence) => {
  expect(() => readOptions(args, environment)).toThrow(UsageError)
  expect(() => readOptions(args, environment)).toThrow(sentence)
})
