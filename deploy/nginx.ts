import { writeFileSync } from 'node:fs'
import { securityHeaders } from './security-headers.ts'

/** As nginx reads it between double quotes. */
export const quoted = (value: string): string => `"${value.replaceAll(/[\\"]/g, '\\$&')}"`

/** The web-server configuration that is shipped; `deploy/nginx.conf` is its output, and a test holds the two together. */
export function nginxConfiguration(): string {
  const headers = Object.entries({
    ...securityHeaders(),
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  })
  const addHeaders = (indent: string) =>
    headers.map(([name, value]) => `${indent}add_header ${name} ${quoted(value)} always;`).join('\n')
  return `# Made by \`npm run deploy:nginx\` from deploy/nginx.ts. Do not edit.
# Terminate TLS in front of it, or add the certificate here. \`platform\` is the clinic platform's host.
server {
  listen 8080;
  root /usr/share/nginx/html;
  server_tokens off;
  gzip_static on;

  # A file that a deployment removed is missing (404), never the page: the portal then fetches the new version.
  location /static/ {
    try_files $uri =404;
    add_header Cache-Control "public, max-age=31536000, immutable" always;
    add_header X-Content-Type-Options "nosniff" always;
  }

  # Source maps are built for the error reports, not for the public.
  location ~ \\.map$ {
    return 404;
  }

  location = /config.json {
    add_header Cache-Control "no-cache" always;
    add_header X-Content-Type-Options "nosniff" always;
  }

  location ~ ^/(api|socket\\.io|telemedicine)/ {
    proxy_pass http://platform:4173;
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header Upgrade $http_upgrade;
    proxy_set_header Connection "upgrade";
    client_max_body_size 6m;
  }

  location / {
    try_files $uri /index.html;
    add_header Cache-Control "no-cache" always;
${addHeaders('    ')}
  }
}
`
}

if (import.meta.main) writeFileSync(new URL('nginx.conf', import.meta.url), nginxConfiguration())
