// `npm run lint:cycles`: no file of `src` imports itself through others, also not by `import()`, which oxlint ignores.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../support/paths.mjs'
import { importCycles, importGraph } from './import-graph.ts'

const source = join(root, 'src')
const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.{ts,tsx}', '**/*.d.ts'] })
const texts = new Map(
  files.map((file) => [file.replaceAll('\\', '/'), readFileSync(join(source, file), 'utf8')] as const),
)

for (const cycle of importCycles(importGraph(texts))) {
  process.exitCode = 1
  console.log(`${cycle.length} files import each other:`)
  for (const file of cycle) console.log(`  src/${file}`)
}
