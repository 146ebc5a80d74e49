import { createHash, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCertificate } from './certificate.ts'

test('the certificate is valid for this host and self-signed', () => {
  const { cert, key } = createCertificate('localhost')
  const read = new X509Certificate(cert)
  expect(read.subject).toBe('CN=localhost')
  expect(read.checkHost('localhost')).toBe('localhost')
  expect(read.verify(read.publicKey)).toBe(true)
  expect(read.validFromDate.getTime()).toBeLessThan(Date.now())
  expect(read.validToDate.getTime()).toBeGreaterThan(Date.now())
  expect(key).toContain('PRIVATE KEY')
})

test('the fingerprint is the hash of the public key, as Chromium computes it', () => {
  const { cert, fingerprint } = createCertificate()
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  expect(fingerprint).toBe(createHash('sha256').update(publicKey).digest('base64'))
})
