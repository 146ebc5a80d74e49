import { expect, test } from 'vitest'
import { imageSource } from './images'

const ORIGIN = 'https://portal.example'

test.each([
  ['/files/a.png?v=2#x', '/files/a.png?v=2'],
  ['https://portal.example/a.png', '/a.png'],
  ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
  [' DATA:image/JPEG;base64,/9j/4A== ', 'DATA:image/JPEG;base64,/9j/4A=='],
])('%s is shown', (source, shown) => {
  expect(imageSource(source, ORIGIN)).toBe(shown)
})

test.each([
  'https://tracker.example/pixel.gif',
  '//tracker.example/pixel.gif',
  '/\\tracker.example/pixel.gif',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:text/html;base64,PHA+',
  'data:image/png,notbase64',
  'data:image/png;base64,AA"onerror=alert(1)',
  'blob:https://portal.example/1',
  'javascript:alert(1)',
  'picture.png',
  '',
])('%j is not shown (F-H08)', (source) => {
  expect(imageSource(source, ORIGIN)).toBeNull()
})
