// Adds the optional platform packages to package-lock.json that the registry of this machine does not have: `npm install`
// omits them, and `npm ci` rejects such a lock file (npm/cli issue 9846). The entries have no integrity hash.
// `--check` changes nothing; it fails if an entry is missing or contains a registry address.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/**
 * @typedef {{ version?: string, resolved?: string, dev?: boolean, devOptional?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} LockEntry
 * @typedef {{ packages: Record<string, LockEntry> } & Record<string, unknown>} Lock
 */

const OS_IN_NAME = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const CPU_IN_NAME = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']
/** @type {Record<string, string>} */
const LIBC_IN_NAME = { gnu: 'glibc', glibc: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }

/** Reads `@oxlint/binding-linux-x64-musl` as `{ os: ['linux'], cpu: ['x64'], libc: ['musl'] }`. */
export const platformOf = (/** @type {string} */ name) => {
  const words = name.replace(/^.*\//, '').split('-')
  const os = words.filter((word) => OS_IN_NAME.includes(word))
  const cpu = words.filter((word) => CPU_IN_NAME.includes(word))
  const libc = words.flatMap((word) => LIBC_IN_NAME[word] ?? [])
  if (cpu.length !== 1 || (os.length !== 1 && cpu[0] !== 'wasm32')) {
    throw new Error(`${name}: its platform cannot be read from its name; add its lock entry by hand`)
  }
  return { ...(os.length === 1 && { os }), cpu, ...(libc.length > 0 && { libc }) }
}

/** The key of the entry that Node's resolution finds from inside `from`. */
const resolvedKey = (
  /** @type {Record<string, LockEntry>} */ packages,
  /** @type {string} */ from,
  /** @type {string} */ name,
) => {
  for (let folder = from; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const key = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (key in packages) return key
    if (folder === '') return undefined
  }
}

/** @returns {{ lock: Lock, added: string[] }} a new lock in which every optional dependency has an entry */
export const completeLock = (/** @type {Lock} */ lock) => {
  const packages = { ...lock.packages }
  /** @type {string[]} */
  const added = []
  for (const [from, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const present = resolvedKey(packages, from, name)
      const isExact = /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
      if (present && (!isExact || packages[present]?.version === version)) continue
      if (!isExact) throw new Error(`${from} requires ${name}@${version}: only an exact version can be completed`)
      packages[present ? `${from}/node_modules/${name}` : `node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(entry.dev && { dev: true }),
        ...(entry.devOptional && { devOptional: true }),
        optional: true,
      }
      added.push(name)
    }
  }
  const inNpmsOrder = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
  return { lock: { ...lock, packages: Object.fromEntries(inNpmsOrder) }, added }
}

/** Entries with an address, which would bind every clone to the registry of one machine. */
export const entriesWithAddress = (/** @type {Lock} */ lock) =>
  Object.entries(lock.packages).flatMap(([key, entry]) => (entry.resolved ? [key] : []))

const main = () => {
  const file = new URL('../../package-lock.json', import.meta.url)
  /** @type {Lock} */
  const before = JSON.parse(readFileSync(file, 'utf8'))
  const { lock, added } = completeLock(before)
  const addressed = entriesWithAddress(before)
  if (addressed.length > 0) {
    console.error(`package-lock.json names a registry for: ${addressed.join(', ')}. Install again with this .npmrc.`)
    process.exitCode = 1
  }
  if (!process.argv.includes('--check')) {
    if (added.length > 0) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
    console.log(`package-lock.json: ${added.length} missing platform packages added`)
  } else if (added.length > 0) {
    console.error(`package-lock.json lacks ${added.length} platform packages, so \`npm ci\` will fail.`)
    console.error(`Run \`npm run lockfile:complete\`. Missing: ${added.join(', ')}`)
    process.exitCode = 1
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
