import { createHash, createPrivateKey, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCertificate } from './certificate.ts'

test('the certificate is valid now, self-signed and of this key', async () => {
  const { cert, key } = await createCertificate()
  const read = new X509Certificate(cert)
  expect(read.verify(read.publicKey)).toBe(true)
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true)
  expect(read.validFromDate.getTime()).toBeLessThanOrEqual(Date.now())
  expect(read.validToDate.getTime()).toBeGreaterThan(Date.now())
})

test('the fingerprint is the hash of the public key, as Chromium computes it', async () => {
  const { cert, fingerprint } = await createCertificate()
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  expect(fingerprint).toBe(createHash('sha256').update(publicKey).digest('base64'))
})
