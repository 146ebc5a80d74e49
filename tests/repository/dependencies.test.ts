import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const { dependencies, devDependencies, optionalDependencies } = packageJson

test('every version is exact', () => {
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(all.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('every run-time dependency has exactly one line with its reason', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const named = rows.flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(Object.keys(dependencies).toSorted())
})
