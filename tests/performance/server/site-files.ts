import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { CACHE_FOREVER, REVALIDATE } from '../../../deploy/serving-rules.ts'

const compress = promisify(brotliCompress)

interface SiteFile {
  body: Buffer
  headers: Record<string, string>
}

/** Files of a built site by URL path. */
export type SiteFiles = ReadonlyMap<string, SiteFile>

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
}

const isText = (type: string) => !/^(font|image\/png|application\/octet)/.test(type)

const readSiteFile = async (folder: string, path: string): Promise<SiteFile> => {
  const raw = await readFile(join(folder, path))
  const type = CONTENT_TYPES[extname(path)] ?? 'application/octet-stream'
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': path.startsWith('static/') ? CACHE_FOREVER : REVALIDATE,
  }
  if (!isText(type)) return { body: raw, headers }
  const body = await compress(raw)
  return { body, headers: { ...headers, 'content-encoding': 'br' } }
}

export const readSite = async (folder: string): Promise<SiteFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  const files = await Promise.all(paths.map(async (path) => [`/${path}`, await readSiteFile(folder, path)] as const))
  return new Map(files)
}
