import { expect, test } from 'vitest'
import { pickNode } from './node-runtime.mjs'

const versions: Record<string, number> = { old: 20, bundled: 24, newer: 26 }
const versionOf = (program: string) => versions[program]

test('the first Node that is new enough is used', () => {
  expect(pickNode(['bundled', 'newer'], versionOf)).toBe('bundled')
})

test('a Node that is too old or does not run is skipped', () => {
  expect(pickNode(['broken', 'old', 'newer'], versionOf)).toBe('newer')
})

test('without a suitable Node the message says what to install', () => {
  expect(() => pickNode(['old'], versionOf)).toThrow(/needs Node 24 or newer.*nvm install 24/)
})
