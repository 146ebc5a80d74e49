import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parse } from 'yaml'
import { type ApiDocument, breakingChanges, type ApiDescription } from './breaking-changes.ts'

function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout : null
}

/** On `origin/main` itself there is nothing to compare with it, so the previous commit is the base. */
function defaultBase(): string {
  const main = git('rev-parse', '--verify', '--quiet', 'origin/main')
  return main === null || main === git('rev-parse', 'HEAD') ? 'HEAD~1' : 'origin/main'
}

/** @throws if the repository has no such commit */
function checkBase(base: string): void {
  if (git('rev-parse', '--verify', '--quiet', `${base}^{commit}`) !== null) return
  const isShallow = git('rev-parse', '--is-shallow-repository')?.trim() === 'true'
  const remedy = isShallow ? 'fetch the history with `git fetch --unshallow`' : 'name another with --base'
  throw new Error(`the base "${base}" is no commit of this clone; ${remedy}`)
}

type Read = (file: string) => string | null

function readDescription(read: Read, file: string): ApiDescription | null {
  const [text, shared] = [read(file), read('openapi.yaml')]
  if (text === null) return null
  const sharedSchemas = shared === null ? undefined : (parse(shared) as ApiDocument).components?.schemas
  return { document: parse(text) as ApiDocument, ...(sharedSchemas && { sharedSchemas }) }
}

const major = ({ document }: ApiDescription): number => Number.parseInt(document.info.version, 10)

/** @returns whether there is a breaking change that no major version announces */
function printChanges(base: string): boolean {
  const atBase: Read = (file) => git('show', `${base}:openapi/${file}`)
  const inWorkingTree: Read = (file) => (existsSync(`openapi/${file}`) ? readFileSync(`openapi/${file}`, 'utf8') : null)
  const filesAtBase = (git('ls-tree', '--name-only', `${base}:openapi`) ?? '')
    .split('\n')
    .filter((file) => file.endsWith('.yaml'))
  let hasUnannouncedChange = false
  for (const file of filesAtBase) {
    const [before, after] = [readDescription(atBase, file), readDescription(inWorkingTree, file)]
    if (!before) continue
    const changes = after ? breakingChanges(before, after) : ['removed']
    const isAnnounced = after !== null && major(after) > major(before)
    if (changes.length > 0 && !isAnnounced) hasUnannouncedChange = true
    for (const change of changes) console.log(`${file}: ${change}${isAnnounced ? ' (new major version)' : ''}`)
  }
  return hasUnannouncedChange
}

try {
  const { values } = parseArgs({ options: { base: { type: 'string' } } })
  const base = values.base ?? defaultBase()
  checkBase(base)
  const hasUnannouncedChange = printChanges(base)
  const remedy = 'if the platform makes them, announce them by a new major version in `info.version`'
  console.log(
    hasUnannouncedChange
      ? `unannounced breaking changes since ${base}; ${remedy}`
      : `no unannounced breaking change since ${base}`,
  )
  process.exitCode = hasUnannouncedChange ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
