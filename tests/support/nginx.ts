import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rootCertificates } from 'node:tls'
import { findNginx } from '../../scripts/programs/find-nginx.mjs'
import { root } from '../../scripts/support/paths.mjs'
import { nginxTemplate, TRUSTED_CERTIFICATES } from '../../deploy/nginx'
import { endProcess } from './end-process'
import { freePort } from './platform'
import { waitForUrl } from './wait-for-url'

interface NginxOptions {
  /** The built portal, with its `config.json` and `script-hashes.txt`. */
  folder: string
  platformUrl: string
  /** The DNS server that nginx asks; by default none answers. */
  nameServer?: string
  /** PEM of the only authority that nginx trusts; by default those of Node. */
  trustedCertificate?: string | undefined
}

/** The variables that the entry point of the container sets from the files of the portal and from PLATFORM_URL. */
export function readEntryPointVariables(folder: string, platformUrl = '') {
  const script = join(root, 'deploy', '16-security-policy.envsh')
  const print = `. "${script}"; printf '%s\\n' "$CONNECT_ORIGINS" "$SCRIPT_HASHES" "$PLATFORM_URL"`
  const { stdout, stderr, status } = spawnSync('sh', ['-c', print], {
    env: { PATH: process.env.PATH ?? '', PORTAL_FILES: folder, PLATFORM_URL: platformUrl },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(stderr)
  const [connectOrigins = '', scriptHashes = '', origin = ''] = stdout.split('\n')
  return { connectOrigins, scriptHashes, platformUrl: origin }
}

/** Serves a portal with the shipped configuration, as the container does. */
export async function startNginx({
  folder,
  platformUrl,
  nameServer = '127.0.0.1',
  trustedCertificate = rootCertificates.join('\n'),
}: NginxOptions) {
  const program = findNginx()
  if (!program) throw new Error('there is no nginx on this machine')
  const data = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const certificates = join(data, 'certificates.pem')
  writeFileSync(certificates, trustedCertificate)
  const variables = readEntryPointVariables(folder, platformUrl)
  const site = nginxTemplate()
    .replaceAll('${CONNECT_ORIGINS}', variables.connectOrigins)
    .replaceAll('${SCRIPT_HASHES}', variables.scriptHashes)
    .replaceAll('${PLATFORM_URL}', variables.platformUrl)
    .replaceAll('${NGINX_LOCAL_RESOLVERS}', nameServer)
    .replace(TRUSTED_CERTIFICATES, certificates)
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replace('/usr/share/nginx/html', folder)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${data};`)
  const asRoot = process.getuid?.() === 0 ? 'user root;' : ''
  const configuration = join(data, 'nginx.conf')
  writeFileSync(
    configuration,
    `${asRoot} daemon off; pid ${data}/nginx.pid; error_log stderr; events {}
     http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}\n${site} }`,
  )
  const child = spawn(program, ['-c', configuration, '-p', data], { stdio: ['ignore', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const stop = async () => {
    await endProcess(child, 'SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  if (await waitForUrl(url, child, { limitMs: 30_000, intervalMs: 50 })) return { url, stop }
  await stop()
  throw new Error(`nginx did not start:\n${errors}`)
}
