import { createHash, X509Certificate } from 'node:crypto'
import { RTCDtlsTransport } from 'werift'

export interface Certificate {
  /** PEM of the private key. */
  key: string
  /** PEM of the certificate. */
  cert: string
  /** For Chromium's `--ignore-certificate-errors-spki-list`, so that the page is a secure context whatever host is named. */
  fingerprint: string
}

/** The self-signed certificate that the media engine of the sandbox creates for DTLS. */
export const createCertificate = async (): Promise<Certificate> => {
  const { privateKey: key, certPem: cert } = await RTCDtlsTransport.SetupCertificate()
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') }
}
