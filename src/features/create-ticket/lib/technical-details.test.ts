import { expect, test } from 'vitest'
import { ROUTE_IDS } from '@/shared/routes'
import { browserName, detailsBlock, toTechnicalDetails } from './technical-details'

const device = {
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  viewport: { width: 1280, height: 720 },
  screen: { width: 1920, height: 1080 },
  pixelRatio: 1.25,
}
const details = {
  version: '0.1.0',
  route: 'patientFollowUp',
  language: 'tr',
  device,
  isOnline: true,
  liveStatus: 'lost',
} as const

test('the page is sent as its pattern, without the id of a patient', () => {
  expect(toTechnicalDetails(details)).toEqual({
    version: '0.1.0',
    page: '/tr/hasta-takip/:id',
    browser: 'Chrome 143, Windows',
    screen: '1280x720 (1920x1080 @1.25)',
    connection: 'lost',
    language: 'tr',
  })
})

test('every page has a pattern, an unknown URL has none', () => {
  for (const route of ROUTE_IDS)
    expect(toTechnicalDetails({ ...details, route }).page).toMatch(/^\/tr(\/[a-z0-9:-]+)*$/i)
  expect(toTechnicalDetails({ ...details, route: null }).page).toBeNull()
})

test('offline wins over the state of the live connection', () => {
  expect(toTechnicalDetails({ ...details, isOnline: false }).connection).toBe('offline')
})

test.each([
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari 18.1, macOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox 145, Linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0',
    'Edge 143, Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'Samsung Internet 28, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari 18.1, iOS',
  ],
  ['something else', 'something else'],
])('the user agent %s is shown as %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name)
})

test('the details are appended to the description', () => {
  const rows = [
    { label: 'Dil', value: 'Türkçe' },
    { label: 'Sürüm', value: '1.0' },
  ]
  expect(detailsBlock('Teknik ayrıntılar', rows)).toBe('\n\n--- Teknik ayrıntılar ---\nDil: Türkçe\nSürüm: 1.0')
})
