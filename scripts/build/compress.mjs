// Compresses the built portal once at the highest level, so that web servers need not compress each response.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXT = /\.(js|css|html|svg|json)$/
/** Smaller files fit into one network packet anyway. */
const MIN_BYTES = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `name.br` and `name.gz` for every text file of at least 1 KiB in the folder.
 * @returns {Promise<{ files: number, before: number, after: number }>} sizes in bytes, after brotli
 */
export const compressFolder = async (/** @type {string} */ folder) => {
  const names = await readdir(folder, { recursive: true })
  const sizes = await Promise.all(
    names
      .filter((name) => TEXT.test(name))
      .map(async (name) => {
        const file = join(folder, name)
        const content = await readFile(file)
        if (content.length < MIN_BYTES) return { before: 0, after: 0 }
        const [br, gz] = await Promise.all([toBrotli(content), toGzip(content, { level: 9 })])
        await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
        return { before: content.length, after: br.length }
      }),
  )
  const sum = (/** @type {'before' | 'after'} */ key) => sizes.reduce((total, size) => total + size[key], 0)
  return { files: sizes.filter(({ before }) => before > 0).length, before: sum('before'), after: sum('after') }
}
