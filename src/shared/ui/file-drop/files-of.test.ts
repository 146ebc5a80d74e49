import { expect, test } from 'vitest'
import { filesOf, hasFiles, isMeantAsText } from './files-of'

interface Item {
  kind: 'file' | 'string'
  name?: string
  isDirectory?: boolean
  /** Browsers differ in whether they say what an entry is. */
  saysNothing?: boolean
}

const transferOf = (...items: Item[]) =>
  ({
    types: items.map(({ kind }) => (kind === 'file' ? 'Files' : 'text/plain')),
    items: items.map(({ kind, name = 'a.png', isDirectory = false, saysNothing }) => ({
      kind,
      getAsFile: () => (kind === 'file' ? new File(['x'], name) : null),
      ...(!saysNothing && { webkitGetAsEntry: () => ({ isDirectory }) }),
    })),
  }) as unknown as DataTransfer

const names = (data: DataTransfer) => filesOf(data).map(({ name }) => name)

test('files are taken, folders and words are left out', () => {
  const data = transferOf({ kind: 'file' }, { kind: 'file', name: 'klasör', isDirectory: true }, { kind: 'string' })
  expect(names(data)).toEqual(['a.png'])
})

test('a browser that does not tell folders from files gives what it has', () => {
  expect(names(transferOf({ kind: 'file', saysNothing: true }))).toEqual(['a.png'])
})

test('words are no files, and files with words beside them are meant as words', () => {
  expect(hasFiles(transferOf({ kind: 'string' }))).toBe(false)
  expect(hasFiles(transferOf({ kind: 'file' }))).toBe(true)
  expect(isMeantAsText(transferOf({ kind: 'file' }, { kind: 'string' }))).toBe(true)
  expect(isMeantAsText(transferOf({ kind: 'file' }))).toBe(false)
})
