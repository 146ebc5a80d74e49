import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const isSource = (name: string) => !['.git', '.cache', '.sandbox', 'node_modules', 'dist', 'coverage'].includes(name)

/** Every file and folder of the repository, by its path from the root. */
const paths = readdirSync('.', { withFileTypes: true })
  .filter(({ name }) => isSource(name))
  .flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name]
    const inside = readdirSync(entry.name, { recursive: true, encoding: 'utf8' })
    return [entry.name, ...inside.map((path) => posix.join(entry.name, path.replaceAll('\\', '/')))]
  })
const known = new Set(paths)
const topLevel = new Set(paths.map((path) => path.split('/')[0]))
const LAYERS = new Set(['app', 'pages', 'widgets', 'features', 'entities', 'shared'])

/** Written by the build. */
const BUILT = new Set(['version.json'])

const documents = paths.filter((path) => path.endsWith('.md'))

/** Relative links, from the root; without anchors and other sites. */
const linksIn = (document: string, text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, image]) => (link ?? image ?? '').replace(/#.*$/, ''))
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(document), target).replace(/\/$/, ''))

const PATH = /^[\w@*-][\w@.*-]*(?:\/[\w@.*-]+)*\/?$/
const FILE_NAME = /\.(?:test\.|spec\.|contract\.)?(?:tsx?|mjs|css|html|md|ya?ml|json)$/

/** Paths in back-ticks, also as a part of a command: from the root, from `src`, or the end such as `lib/row-offsets.ts`. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, span = '']) => span.split(' '))
    .filter((span) => PATH.test(span))
    .map((span) => span.replace(/\/$/, ''))
    .filter((span) => {
      const [first = ''] = span.split('/')
      if (span.includes('/')) return topLevel.has(first) || LAYERS.has(first) || FILE_NAME.test(span)
      return FILE_NAME.test(span)
    })

const scriptsIn = (text: string) => [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)

function exists(path: string): boolean {
  if (!path.includes('*')) return known.has(path) || paths.some((candidate) => candidate.endsWith(`/${path}`))
  const pattern = path.replaceAll('.', '\\.').replaceAll(/\*+/g, (stars) => (stars.length > 1 ? '.+' : '[^/]+'))
  return paths.some((candidate) => new RegExp(`(?:^|/)${pattern}$`).test(candidate))
}

test.each(documents)('every path, link and npm script in %s exists', (document) => {
  const source = readFileSync(document, 'utf8')
  const text = source.replaceAll(/^ *```[\s\S]*?^ *```/gm, '')
  expect(linksIn(document, text).filter((path) => !known.has(path))).toEqual([])
  expect(scriptsIn(source).filter((name) => !(name in packageJson.scripts))).toEqual([])
  expect(pathsIn(text).filter((path) => !BUILT.has(path) && !exists(path))).toEqual([])
})

test('every code term of the glossary occurs in the code', () => {
  const lines = readFileSync('docs/glossary.md', 'utf8').split('\n')
  // In both tables, the meaning and the former names follow the code term.
  const cells = lines.map((line) => line.split(' | ').at(-3) ?? '')
  const terms = cells.flatMap((cell) => cell.match(/`[^`]+`/g) ?? [])
  const words = terms.flatMap((term) => term.match(/[\w$-]+/g) ?? [])
  const files = paths.filter((path) => /^(?:src|sandbox|tests)\/.+\.tsx?$/.test(path))
  const code = files.map((path) => readFileSync(path, 'utf8')).join('\n')
  expect(words).not.toEqual([])
  expect(words.filter((word) => !code.includes(word))).toEqual([])
})
