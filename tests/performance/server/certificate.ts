import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export interface Certificate {
  /** PEM of the private key. */
  key: string
  /** PEM of the certificate. */
  cert: string
  /** For Chromium's `--ignore-certificate-errors-spki-list`, so that the page is a secure context. */
  fingerprint: string
}

const HOUR = 3_600_000

/** Encodes a DER element: tag, length, content. */
const der = (tag: number, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content)
  const length = body.length < 0x100 ? [body.length] : [body.length >> 8, body.length & 0xff]
  const prefix = body.length < 0x80 ? [] : [0x80 + length.length]
  return Buffer.concat([Buffer.from([tag, ...prefix, ...length]), body])
}

const sequence = (...content: Buffer[]) => der(0x30, ...content)
const identifier = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))

const ECDSA_WITH_SHA256 = sequence(identifier('2a8648ce3d040302'))
const COMMON_NAME = identifier('550403')
const SUBJECT_ALTERNATIVE_NAME = identifier('551d11')

const nameOf = (host: string) => sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(host)))))
const moment = (time: number) =>
  der(0x17, Buffer.from(`${new Date(time).toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`))

export const createCertificate = (host = 'localhost', now = Date.now()): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' })
  const alternativeNames = sequence(der(0x82, Buffer.from(host)))
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    nameOf(host),
    sequence(moment(now - HOUR), moment(now + 23 * HOUR)),
    nameOf(host),
    publicKeyInfo,
    der(0xa3, sequence(sequence(SUBJECT_ALTERNATIVE_NAME, der(0x04, alternativeNames)))),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey))
  const pem = sequence(content, ECDSA_WITH_SHA256, signature)
    .toString('base64')
    .replaceAll(/.{64}(?=.)/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(publicKeyInfo).digest('base64'),
  }
}
