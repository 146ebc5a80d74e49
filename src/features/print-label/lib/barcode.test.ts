import { expect, test } from 'vitest'
import { toCode128 } from './barcode'

const modulesOf = (text: string) => {
  const { width, bars } = toCode128(text)
  const modules = Array.from({ length: width }, () => '0')
  for (const [, start, length] of bars.matchAll(/M(\d+) 0h(\d+)v1h-\d+z/g)) {
    modules.fill('1', Number(start), Number(start) + Number(length))
  }
  return modules.join('')
}

/** Tables of ISO/IEC 15417. */
const START_B = '11010010000'
const STOP = '1100011101011'

test('a text is encoded as start, one pattern per character, check character and stop', () => {
  // "ab": 104 + 65 * 1 + 66 * 2 = 301, and 301 mod 103 is 95.
  expect(modulesOf('ab')).toBe(`${START_B}10010110000${'10010000110'}${'10111101000'}${STOP}`)
})

test('a uuid has bars of whole modules', () => {
  const { width, bars } = toCode128('5f0c1f0e-6a57-4f0b-9d0e-2b1f8f6c3a11')
  expect(width % 11).toBe(2)
  expect(bars).toMatch(/^(M\d+ 0h[1-4]v1h-[1-4]z)+$/)
})

test.each(['', 'ağrı', '🩺'])('%j cannot be encoded', (text) => expect(() => toCode128(text)).toThrow())
