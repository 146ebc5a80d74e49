import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '../..')
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** Class names in the components, by CSS module. */
const used = new Map<string, Set<string>>()
for (const file of globSync('**/*.{ts,tsx}', { cwd: SOURCE, exclude: ['**/*.test.*', '**/generated/**'] })) {
  const code = readFileSync(join(SOURCE, file), 'utf8')
  for (const [, styles = '', module = ''] of code.matchAll(IMPORT)) {
    const path = join(SOURCE, dirname(file), module)
    const names = matches(code, new RegExp(`\\b${styles}\\.(\\w+)`, 'g'))
    used.set(path, new Set([...(used.get(path) ?? []), ...names]))
  }
}

const MODULES = globSync('**/*.module.css', { cwd: SOURCE })

test.each(MODULES)('components use exactly the classes of %s', (file) => {
  const path = join(SOURCE, file)
  const css = readFileSync(path, 'utf8').replaceAll(/\/\*.*?\*\/|:global\([^{,]*\)/gs, '')
  const selectors = matches(css, /([^{};]+)\{/g).join(' ')
  const defined = new Set(matches(selectors, /\.([a-z][\w-]*)/gi))
  expect([...(used.get(path) ?? [])].sort()).toEqual([...defined].sort())
})

test.each(MODULES)('all classes of %s are in the cascade layer of its folder', (file) => {
  const css = readFileSync(join(SOURCE, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
  // Rules of the page itself, which depend on an open dialog, are in no layer.
  const unlayered = css
    .replaceAll(/^:root[^{]*\{[^}]*\}/gm, '')
    .replaceAll(/^@media[^{]*\{\s*:root[^{]*\{[^}]*\}\s*\}/gm, '')
  const topLevel = matches(unlayered, /^([^\s}].*)$/gm)
  expect(topLevel).toEqual([`@layer ${file.startsWith('shared/ui/') ? 'ui' : 'app'} {`])
})
