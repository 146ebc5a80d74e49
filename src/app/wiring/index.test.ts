import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

test.each(['src/app/wiring', 'src/app/wiring/features'])('the index of %s imports its other files', (folder) => {
  const files = globSync(`${folder}/*.ts`).map((file) => basename(file, '.ts'))
  const others = files.filter((name) => name !== 'index' && !name.endsWith('.test'))
  const imports = readFileSync(`${folder}/index.ts`, 'utf8').matchAll(/^import '\.\/(.+)'$/gm)
  expect([...imports].map(([, name]) => name).toSorted()).toEqual(others.toSorted())
})
