// Generates the API client into a temporary folder and compares it with the committed one, without changing the working tree.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commandFile, root } from '../support/paths.mjs'

const API = join('src', 'shared', 'api')
const GENERATED = join(API, 'generated')
const INPUTS = ['openapi', 'orval.config.ts', 'package.json', 'tsconfig.json', 'biome.json', '.gitignore']

const readTree = (/** @type {string} */ folder) => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map(({ parentPath, name }) => {
      const path = join(parentPath, name)
      return [path.slice(folder.length + 1), readFileSync(path, 'utf8')]
    }),
  )
}

const copy = mkdtempSync(join(tmpdir(), 'api-check-'))
try {
  for (const input of INPUTS) cpSync(join(root, input), join(copy, input), { recursive: true })
  cpSync(join(root, API), join(copy, API), { recursive: true, filter: (path) => path !== join(root, GENERATED) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')

  const { status, stdout, stderr } = spawnSync(process.execPath, [commandFile('orval')], {
    cwd: copy,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the client cannot be generated:\n${stdout}${stderr}`)

  const [committed, expected] = [readTree(join(root, GENERATED)), readTree(join(copy, GENERATED))]
  const drifted = [...new Set([...committed.keys(), ...expected.keys()])].filter(
    (file) => committed.get(file) !== expected.get(file),
  )
  if (drifted.length > 0) {
    console.error(`${GENERATED} is not what openapi/openapi.yaml describes. Run \`npm run api:generate\`.`)
    for (const file of drifted.sort()) console.error(`  ${file}`)
    process.exitCode = 1
  } else {
    console.log(`${expected.size} generated files are up to date`)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
