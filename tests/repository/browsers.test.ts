import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }

const document = readFileSync('docs/browsers.md', 'utf8')
const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(readFileSync('src/app/entrypoint/index.html', 'utf8')) ?? []

/** The cells of a table's rows, found by the heading of its first column. */
function tableRows(heading: string): string[][] {
  const [, table = ''] = document.split(`\n| ${heading} |`)
  const [rows = ''] = table.split('\n\n')
  return rows
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map((cells) => cells.slice(1, -1))
}

const versions = tableRows('browser')
const features = tableRows('feature')

test('the versions are the first ones with every required feature', () => {
  const newest = (column: number) => String(Math.max(...features.map((cells) => Number(cells[column]))))
  expect(Object.fromEntries(versions)).toEqual({
    Chrome: newest(1),
    Edge: newest(1),
    Firefox: newest(2),
    Safari: newest(3),
  })
})

test('every required feature is tested before the start', () => {
  expect(features.map(([name = '']) => name.replaceAll('`', '')).filter((name) => !script.includes(name))).toEqual([])
})

test('the page for older browsers, the build and the README name the same versions', () => {
  const [, named] = /versions = \[(.*)\]/.exec(script) ?? []
  expect(named).toBe(versions.map((cells) => `'${cells.join(' ')}'`).join(', '))
  expect(packageJson.browserslist).toEqual(
    versions.map(([name = '', version]) => `${name.toLowerCase()} >= ${version}`),
  )
  expect(readFileSync('README.md', 'utf8')).toContain(versions.map((cells) => cells.join(' ')).join(', '))
})

// In the styles, but newer than the first versions or missing in one engine.
const OPTIONAL = [
  '@property',
  '@starting-style',
  'content-visibility',
  'field-sizing',
  'overflow-anchor',
  'overflow-clip-margin',
  'position-area',
  'scrollbar-color',
  'scrollbar-gutter',
  'scrollbar-width',
  'text-wrap',
  'transition-behavior',
]

test('the optional features of the styles are named', () => {
  const styles = globSync('src/**/*.css').map((file) => readFileSync(file, 'utf8'))
  const used = OPTIONAL.filter((name) => styles.some((style) => style.includes(name)))
  const [, section = ''] = document.split('## Optional features')
  expect(OPTIONAL.filter((name) => section.includes(`\`${name}\``))).toEqual(used)
})

test('generated texts have a fallback for Firefox before 128, which ignores `content` with an alternative text', () => {
  const withoutFallback = globSync('src/**/*.css').flatMap((file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.filter((line, at) => {
      const [value, alternative] = /^ *content: .+;$/.test(line) ? line.split(' / ') : []
      return alternative !== undefined && lines[at - 1] !== `${value};`
    })
  })
  expect(withoutFallback).toEqual([])
})
