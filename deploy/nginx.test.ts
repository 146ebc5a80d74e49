import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nginxConfiguration } from './nginx'
import { securityHeaders } from './security-headers'

test('the shipped configuration is what the generator makes', () => {
  expect(readFileSync(new URL('nginx.conf', import.meta.url), 'utf8')).toBe(nginxConfiguration())
})

test('the page carries every security header, and a missing file is missing', () => {
  const configuration = nginxConfiguration()
  for (const [name, value] of Object.entries(securityHeaders()))
    expect(configuration).toContain(`add_header ${name} "${value}"`)
  expect(configuration).toMatch(/location \/static\/ \{\s+try_files \$uri =404;/)
})

test('scripts come from this origin only, and only as trusted types', () => {
  const policy = securityHeaders()['Content-Security-Policy'] ?? ''
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? ''
  expect(scripts).not.toMatch(/unsafe|https?:|\*/)
  expect(scripts).toMatch(/'sha256-[^']+'/)
  expect(policy).toContain("require-trusted-types-for 'script'")
})
