import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HELP_VIDEO_PLAYERS } from '../src/shared/config'
import { nginxTemplate, quoted } from './nginx'
import { hashInlineScripts, securityHeaders } from './security-headers'

const PAGE = '<script>first()</script><script type="module">second()</script><script defer src="/third.js"></script>'
const headers = securityHeaders({ scripts: hashInlineScripts(PAGE) })

test('the shipped configuration is what the generator makes', () => {
  expect(readFileSync(new URL('nginx.conf.template', import.meta.url), 'utf8')).toBe(nginxTemplate())
})

test('the page carries every security header', () => {
  const sources = { scripts: ['${SCRIPT_HASHES}'], connect: ['${CONNECT_ORIGINS}'] }
  for (const [name, value] of Object.entries(securityHeaders(sources)))
    expect(nginxTemplate()).toContain(`add_header ${name} ${quoted(value)} always;`)
})

test('scripts are allowed from this origin only, and only as trusted types', () => {
  const policy = headers['Content-Security-Policy'] ?? ''
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? ''
  expect(scripts).not.toMatch(/unsafe|https?:|\*/)
  expect(scripts).toMatch(/'sha256-[^']+'/)
  const sha256 = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`
  expect(scripts).toBe(`script-src 'self' ${sha256('first()')} ${sha256('second()')}`)
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test('styles are allowed from this origin and by hash only', () => {
  const policy = headers['Content-Security-Policy'] ?? ''
  const styles = policy.split('; ').find((directive) => directive.startsWith('style-src'))
  expect(styles).toMatch(/^style-src 'self' 'sha256-[^']+'$/)
})

test('only the video players of the allow-list may be framed, with fullscreen as their only permission', () => {
  const { 'Content-Security-Policy': policy = '', 'Permissions-Policy': permissions = '' } = headers
  const players = HELP_VIDEO_PLAYERS.map(({ frameOrigin }) => frameOrigin)
  expect(policy.split('; ')).toContain(`frame-src ${players.join(' ')}`)
  const allowed = permissions.split(', ').filter((permission) => permission.includes('https:'))
  expect(allowed).toEqual([`fullscreen=(self ${players.map((player) => `"${player}"`).join(' ')})`])
})

test('no default trusted-types policy exists', () => {
  const types = headers['Content-Security-Policy']?.split('; ').find((part) => part.startsWith('trusted-types'))
  expect(types).toBe('trusted-types dompurify portal-chunks')
})
