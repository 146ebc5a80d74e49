import { expect, test } from 'vitest'
import { imageSource, linkTarget } from './links-and-images'

const ORIGIN = 'https://portal.example'
const targetOf = (href: string) => linkTarget(href, ORIGIN)

test.each([
  ['/tr/destek', '/tr/destek'],
  ['/tr/destek?a=1#b', '/tr/destek?a=1#b'],
  ['https://portal.example/en/support', '/en/support'],
  [' /tr/takvim ', '/tr/takvim'],
  ['/../../tr', '/tr'],
])('%s stays on this origin', (href, path) => {
  expect(targetOf(href)).toEqual({ kind: 'internal', href: path })
})

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['http://example.org', 'http://example.org/'],
  ['HTTPS:example.org', 'https://example.org/'],
  ['http:\\\\example.org\\x', 'http://example.org/x'],
  ['https://portal.example.evil.example/', 'https://portal.example.evil.example/'],
  ['https://pörtal.example/', 'https://xn--prtal-jua.example/'],
  ['https://portal.example:8443/', 'https://portal.example:8443/'],
])('%s leads to another site, normalised by the URL parser', (href, written) => {
  expect(targetOf(href)).toEqual({ kind: 'external', href: written })
})

test.each(['mailto:help@example.org', 'tel:+902120000000'])('%s opens another application', (href) => {
  expect(targetOf(href)).toEqual({ kind: 'application', href })
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscr\nipt:alert(1)',
  'javascript\u0000:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://portal.example/1',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://example.org',
  'ms-msdt:/id',
  'intent://scan/#Intent;end',
  '//evil.example/a',
  '/\\evil.example/a',
  '/\t/evil.example/a',
  '\\\\evil.example',
  '/.//evil.example/a',
  'https://portal.example//evil.example/a',
  'https://portal.example@evil.example/',
  'https://user:secret@portal.example/tr',
  'https://',
  'tr/destek',
  '?next=/x',
  '#part',
  '',
])('%j is not a link', (href) => {
  expect(targetOf(href)).toBeNull()
})

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
  '/.//tracker.example/pixel.gif',
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
