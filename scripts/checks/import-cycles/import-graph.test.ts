import { expect, test } from 'vitest'
import { importCycles, importGraph, importsOf } from './import-graph.ts'

test('imports, exports and import() count; imports of types only do not', () => {
  const text = `
    import './side-effect'
    import value, { type Shape } from './value'
    import { type Only } from './kept-by-the-compiler'
    import type { Erased } from './erased'
    export { other } from './other'
    export type { AlsoErased } from './also-erased'
    type Module = typeof import('./erased-too')
    const load = () => import(/* webpackChunkName: "view" */ './view').then(({ View }) => <View />)
    const unknown = () => import(name)
  `
  expect(importsOf('file.tsx', text)).toEqual([
    './side-effect',
    './value',
    './kept-by-the-compiler',
    './other',
    './view',
  ])
})

test('specifiers are resolved to files and indexes of the source tree; packages and styles are left out', () => {
  const text = "import '@/b'\nimport './c'\nimport '../b/d'\nimport 'react'\nimport './a.css'"
  const graph = importGraph(
    new Map([
      ['a/a.ts', text],
      ['a/c.tsx', ''],
      ['b/index.ts', ''],
      ['b/d.ts', ''],
    ]),
  )
  expect(graph.get('a/a.ts')).toEqual(['b/index.ts', 'a/c.tsx', 'b/d.ts'])
})

test('each cycle has all files that import each other, the largest cycle comes first', () => {
  const graph = new Map([
    ['entry', ['a', 'x']],
    ['a', ['b']],
    ['b', ['c', 'leaf']],
    ['c', ['a', 'x']],
    ['x', ['y']],
    ['y', ['x']],
    ['leaf', []],
    ['self', ['self']],
  ])
  expect(importCycles(graph)).toEqual([['a', 'b', 'c'], ['x', 'y'], ['self']])
})

test('a tree has no cycle', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ])
  expect(importCycles(graph)).toEqual([])
})
