import { isCurrentAddress, isOnline, navigateAway, onOnline, reloadPage, tabStorage } from '@/shared/browser'
import { FILE_TIMEOUT_MS } from '@/shared/config'

const RETRY_DELAYS_MS = [1_000, 2_000, 4_000]
const PROBE_INTERVAL_MS = 5_000
/** Names the deployed version; written by the build (rsbuild.config.ts). */
const VERSION_FILE = '/version.json'

type LoadChunk<Loaded> = (id: string | number) => Promise<Loaded>

/** A script or style sheet of the portal did not load, even after the retries. */
export class FileLoadError extends Error {
  override readonly name = 'FileLoadError'
  /** The file that did not load, or `version.json` if the error names none. */
  readonly url: string
  /** The server has another version of the portal, so that only a reload can help. */
  readonly isOutdated: boolean

  constructor(cause: unknown, isOutdated: boolean) {
    super('A file of the portal could not be loaded.', { cause })
    this.url = fileOf(cause) ?? VERSION_FILE
    this.isOutdated = isOutdated
  }
}

/**
 * Wraps the loader of the bundler's runtime, through which every `import()` loads its files. Requests for a chunk that is
 * being loaded share its retries.
 */
export function withRetries<Loaded>(load: LoadChunk<Loaded>): LoadChunk<Loaded> {
  const running = new Map<string | number, Promise<Loaded>>()
  return (id) => {
    const loading = running.get(id) ?? loadWithRetries(load, id).finally(() => running.delete(id))
    running.set(id, loading)
    return loading
  }
}

async function loadWithRetries<Loaded>(load: LoadChunk<Loaded>, id: string | number): Promise<Loaded> {
  let failure: unknown
  try {
    return await load(id)
  } catch (error) {
    failure = error
  }
  for (const delay of isOnline() ? RETRY_DELAYS_MS : []) {
    await wait(delay)
    const file = fileOf(failure)
    if (file !== null && !(await refreshFile(file))) continue
    try {
      return await load(id)
    } catch (error) {
      failure = error
    }
  }
  throw new FileLoadError(failure, await isNewVersionDeployed())
}

/** By URL of the file that is probed. */
const loadableListeners = new Map<string, Set<() => void>>()

/** Calls back once when the file can be loaded, or when another version has been deployed. */
export function onLoadable(url: string, notify: () => void): () => void {
  const listeners = loadableListeners.get(url) ?? startProbes(url)
  listeners.add(notify)
  return () => void listeners.delete(notify)
}

/** Probes until the file can be loaded, another version is deployed, or no listener is left. */
function startProbes(url: string): Set<() => void> {
  const listeners = new Set<() => void>()
  loadableListeners.set(url, listeners)
  let timer: ReturnType<typeof setTimeout> | undefined
  const probe = async () => {
    clearTimeout(timer)
    const isOver = listeners.size === 0 || (await refreshFile(url)) || (await isNewVersionDeployed())
    if (loadableListeners.get(url) !== listeners) return
    if (!isOver) return schedule()
    clearTimeout(timer)
    stopListening()
    loadableListeners.delete(url)
    for (const notify of listeners) notify()
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void probe(), PROBE_INTERVAL_MS)
  }
  const stopListening = onOnline(() => void probe())
  schedule()
  return listeners
}

const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay))

/** The runtime adds the address of the file to its errors. */
const fileOf = (error: unknown): string | null =>
  error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : null

/** On a dead connection a probe would wait without end, and the next one would never start. */
const timeoutSignal = () => AbortSignal.timeout(FILE_TIMEOUT_MS)

/** Loads the file past the HTTP cache, which may hold an error or a page. Returns whether the server has the file. */
async function refreshFile(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { cache: 'reload', signal: timeoutSignal() })
    await response.arrayBuffer()
    return response.ok && !response.headers.get('content-type')?.startsWith('text/html')
  } catch {
    return false
  }
}

/** False if the server does not answer: then nothing is known. */
export async function isNewVersionDeployed(): Promise<boolean> {
  try {
    const response = await fetch(VERSION_FILE, { cache: 'no-store', signal: timeoutSignal() })
    const deployed: unknown = response.ok ? await response.json() : null
    if (deployed === null || typeof deployed !== 'object' || !('version' in deployed)) return false
    return typeof deployed.version === 'string' && deployed.version !== __webpack_hash__
  } catch {
    return false
  }
}

const RELOADED_AT_KEY = 'portal.chunk-reload'
/** A second failure this soon after the reload means that reloading does not help. */
const MIN_RELOAD_INTERVAL_MS = 60_000

/**
 * Opens the address by a full load: the router may not have shown it yet. False right after such a load or if its time
 * cannot be stored, so that no loop is possible.
 */
export function reloadForNewVersion({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const now = Date.now()
  const reloadedAt = Number(tabStorage.read(RELOADED_AT_KEY) ?? 0)
  if (Math.abs(now - reloadedAt) < MIN_RELOAD_INTERVAL_MS) return false
  if (!tabStorage.write(RELOADED_AT_KEY, String(now))) return false
  if (isCurrentAddress(pathname, search)) reloadPage()
  else navigateAway(pathname + search)
  return true
}
