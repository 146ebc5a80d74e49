import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HELP_VIDEO_PLAYERS } from '../src/shared/config'
import { nginxConfiguration, quoted } from './nginx'
import { securityHeaders } from './security-headers'

test('the shipped configuration is what the generator makes', () => {
  expect(readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')).toBe(nginxConfiguration())
})

test('the page carries every security header, and a missing file is missing', () => {
  const configuration = nginxConfiguration()
  for (const [name, value] of Object.entries(securityHeaders()))
    expect(configuration).toContain(`add_header ${name} ${quoted(value)} always;`)
  expect(configuration).toMatch(/location \/static\/ \{\s+try_files \$uri =404;/)
})

test('scripts come from this origin only, and only as trusted types', () => {
  const policy = securityHeaders()['Content-Security-Policy'] ?? ''
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? ''
  expect(scripts).not.toMatch(/unsafe|https?:|\*/)
  expect(scripts).toMatch(/'sha256-[^']+'/)
  expect(policy).toContain("require-trusted-types-for 'script'")
})

test('the only frames are players of the allow-list, which may fill the screen and nothing else', () => {
  const { 'Content-Security-Policy': policy = '', 'Permissions-Policy': permissions = '' } = securityHeaders()
  const players = HELP_VIDEO_PLAYERS.map(({ frameOrigin }) => frameOrigin)
  expect(policy.split('; ')).toContain(`frame-src ${players.join(' ')}`)
  const allowed = permissions.split(', ').filter((permission) => permission.includes('https:'))
  expect(allowed).toEqual([`fullscreen=(self ${players.map((player) => `"${player}"`).join(' ')})`])
})

test('no policy turns every text into HTML', () => {
  const types = securityHeaders()
    ['Content-Security-Policy']?.split('; ')
    .find((part) => part.startsWith('trusted-types'))
  expect(types).toBe('trusted-types dompurify portal-chunks')
})
