import { expect, test } from 'vitest'
import { removeQueryParams } from './remove-query-params'

test.each([
  ['?mode=barcode', '/tr/takvim#x'],
  ['?a=1&mode=seans&session=2&b=3', '/tr/takvim?a=1&b=3#x'],
  ['', '/tr/takvim#x'],
])('of %s only the other parameters stay', (search, path) => {
  expect(removeQueryParams({ pathname: '/tr/takvim', search, hash: '#x' }, ['mode', 'session'])).toBe(path)
})
