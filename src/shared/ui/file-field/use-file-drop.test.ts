import { expect, test } from 'vitest'
import { filesOf, hasFiles, isMeantAsText } from './use-file-drop'

interface Item {
  kind: 'file' | 'string'
  name?: string
  isDirectory?: boolean
  /** Not every browser has `webkitGetAsEntry`. */
  isEntryMissing?: boolean
}

const transferOf = (...items: Item[]) =>
  ({
    types: items.map(({ kind }) => (kind === 'file' ? 'Files' : 'text/plain')),
    items: items.map(({ kind, name = 'a.png', isDirectory = false, isEntryMissing }) => ({
      kind,
      getAsFile: () => (kind === 'file' ? new File(['x'], name) : null),
      ...(!isEntryMissing && { webkitGetAsEntry: () => ({ isDirectory }) }),
    })),
  }) as unknown as DataTransfer

const names = (data: DataTransfer) => filesOf(data).map(({ name }) => name)

test('files are accepted, folders and text are left out (F-J11)', () => {
  const data = transferOf({ kind: 'file' }, { kind: 'file', name: 'klasör', isDirectory: true }, { kind: 'string' })
  expect(names(data)).toEqual(['a.png'])
})

test('a browser without entries accepts every file', () => {
  expect(names(transferOf({ kind: 'file', isEntryMissing: true }))).toEqual(['a.png'])
})

test('text is no file, and files together with text count as text', () => {
  expect(hasFiles(transferOf({ kind: 'string' }))).toBe(false)
  expect(hasFiles(transferOf({ kind: 'file' }))).toBe(true)
  expect(isMeantAsText(transferOf({ kind: 'file' }, { kind: 'string' }))).toBe(true)
  expect(isMeantAsText(transferOf({ kind: 'file' }))).toBe(false)
})
