import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { MAX_ATTACHMENT_BYTES } from '@/shared/config'
import { pickAttachment, typeToSend, validateContent, validateMetadata } from './attachment-rules'
import { inspectFile, readAttachment } from './read-attachment'

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** First bytes of each allowed kind, and for an Office file the name of a part inside. */
const KINDS = {
  png: { head: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  jpg: { head: [0xff, 0xd8, 0xff, 0xe0] },
  jpeg: { head: [0xff, 0xd8, 0xff, 0xe1] },
  webp: { head: ascii('RIFF\u0010\u0000\u0000\u0000WEBPVP8 ') },
  pdf: { head: ascii('%PDF-1.7\n') },
  doc: { head: OLE },
  xls: { head: OLE },
  docx: { head: ascii('PK\u0003\u0004'), inside: 'word/document.xml' },
  xlsx: { head: ascii('PK\u0003\u0004'), inside: 'xl/workbook.xml' },
} as const
type Extension = keyof typeof KINDS
const EXTENSIONS = Object.keys(KINDS) as Extension[]

const contentOf = (extension: Extension, rest: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> => {
  const kind = KINDS[extension]
  return Uint8Array.from([...kind.head, ...rest, ...ascii('inside' in kind ? kind.inside : '')])
}

const extension = fc.constantFrom(...EXTENSIONS)
const anything = fc.uint8Array({ maxLength: 200 })
const stem = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => text.replaceAll(/[./\\]/g, ''))
const anyCase = (text: string) =>
  fc.mixedCase(fc.constant(text), { toggleCase: (letter) => (letter === 'i' ? 'I' : letter.toUpperCase()) })

test('a file with the content of its extension is accepted, whatever its name and case', async () => {
  await fc.assert(
    fc.asyncProperty(
      extension.chain((ending) => fc.tuple(fc.constant(ending), anyCase(ending))),
      stem,
      anything,
      async ([kind, ending], name, rest) => {
        const file = new File([contentOf(kind, rest)], `${name}.${ending}`, { type: typeToSend(`a.${kind}`) })
        expect(await inspectFile(file)).toBeNull()
      },
    ),
  )
})

const EXECUTABLES = [
  ['Windows program', [...ascii('MZ'), 0x90]],
  ['Linux program', [0x7f, ...ascii('ELF')]],
  ['macOS program, 32 bit', [0xce, 0xfa, 0xed, 0xfe]],
  ['macOS program, 64 bit', [0xcf, 0xfa, 0xed, 0xfe]],
  ['macOS program, big endian', [0xfe, 0xed, 0xfa, 0xcf]],
  ['universal macOS program', [0xca, 0xfe, 0xba, 0xbe]],
  ['script', ascii('#!/bin/sh\nrm -rf ~')],
] as const

test.each([
  ['HTML-based .xls', '<html><table><tr><td>1</td></tr></table></html>', 'liste.xls'],
  ['RTF .doc', '{\\rtf1\\ansi Merhaba}', 'belge.doc'],
  ['encrypted .docx', String.fromCodePoint(...OLE), 'belge.docx'],
  ['encrypted .xlsx', String.fromCodePoint(...OLE), 'liste.xlsx'],
  ['PDF after a line break', '\n%PDF-1.7', 'rapor.pdf'],
  ['JPEG named .png', '\u00FF\u00D8\u00FF\u00E0', 'foto.png'],
  ['docx with unusual parts', 'PK\u0003\u0004 notlar/oku.txt', 'belge.docx'],
])('%s is accepted: extension and size decide (F-J08)', async (_what, content, name) => {
  expect(await inspectFile(new File([Uint8Array.from(ascii(content))], name))).toBeNull()
})

test.each(EXECUTABLES)('a %s is rejected by its content, whatever the extension (F-J08)', async (_what, head) => {
  await fc.assert(
    fc.asyncProperty(extension, anything, async (declared, rest) => {
      expect(await inspectFile(new File([Uint8Array.from([...head, ...rest])], `dosya.${declared}`))).toBe('type')
    }),
  )
})

test('any other content is accepted under an allowed extension', () => {
  const starts = EXECUTABLES.map(([, head]) => head.slice(0, 2))
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), (bytes) => {
      fc.pre(!starts.some((start) => start.every((byte, index) => bytes[index] === byte)))
      expect(validateContent(bytes)).toBeNull()
    }),
  )
})

test('a file that became empty or too large since it was chosen is rejected', () => {
  expect(validateContent(new Uint8Array())).toBe('type')
  expect(validateContent(new Uint8Array(MAX_ATTACHMENT_BYTES + 1))).toBe('size')
})

test.each(['resim.svg', 'betik.exe', 'dosya', 'arsiv.zip', 'resim.gif', 'a.png.exe', 'a.png.', `foto\u202Egnp.exe`])(
  '%s is rejected by its extension (F-J07)',
  (name) => {
    expect(validateMetadata({ name, size: 10, type: '' })).toBe('type')
  },
)

test('a space after the extension is ignored', () => {
  expect(validateMetadata({ name: 'a.png ', size: 10, type: '' })).toBeNull()
})

test.each([
  ['a.png', 'text/html', 'type'],
  ['a.png', 'image/svg+xml', 'type'],
  ['a.pdf', 'image/png', null],
  ['a.png', 'image/jpeg', null],
  ['a.doc', 'application/rtf', null],
  ['a.png', 'IMAGE/PNG', null],
  ['a.png', 'image/png ; charset=binary', null],
  ['a.docx', 'application/zip', null],
  ['a.xls', 'application/octet-stream', null],
  ['a.xls', '', null],
  ['a.doc', 'application/wps-office.doc', null],
  ['a.docx', 'application/wps-office.docx', null],
  ['a.xls', 'application/vnd.ms-office', null],
  ['a.xlsx', 'Application/WPS-Office.xlsx', null],
  ['a.doc', 'application/wps-office.exe', 'type'],
] as const)('%s with the MIME type "%s" of the browser: %s (F-J07)', (name, type, rejection) => {
  expect(validateMetadata({ name, size: 10, type })).toBe(rejection)
})

test('5 242 880 bytes are accepted, one more is not, and an empty file is rejected (F-J04)', async () => {
  const details = { name: 'a.png', type: 'image/png' }
  expect(MAX_ATTACHMENT_BYTES).toBe(5_242_880)
  expect(validateMetadata({ ...details, size: MAX_ATTACHMENT_BYTES })).toBeNull()
  expect(validateMetadata({ ...details, size: MAX_ATTACHMENT_BYTES + 1 })).toBe('size')
  expect(validateMetadata({ ...details, size: 1 })).toBeNull()
  expect(validateMetadata({ ...details, size: 0 })).toBe('type')
  const whole = new Uint8Array(MAX_ATTACHMENT_BYTES)
  whole.set(KINDS.png.head)
  expect(await inspectFile(new File([whole], 'a.png'))).toBeNull()
  expect(await inspectFile(new File([whole, new Uint8Array(1)], 'a.png'))).toBe('size')
})

test('around the limit only the size decides', () => {
  fc.assert(
    fc.property(extension, fc.integer({ min: -1_000, max: 1_000 }), (ending, beyond) => {
      const rejection = validateMetadata({ name: `a.${ending}`, size: MAX_ATTACHMENT_BYTES + beyond, type: '' })
      expect(rejection).toBe(beyond > 0 ? 'size' : null)
    }),
  )
})

test('several files, or one beside an attachment, are rejected', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 5 }), fc.integer({ min: 0, max: 1 }), (files, attachedCount) => {
      const expected = files.length === 0 ? null : files.length + attachedCount > 1 ? 'count' : files[0]
      expect(pickAttachment(files, attachedCount)).toBe(expected)
    }),
  )
})

test('a file that is no longer readable is rejected as unreadable', async () => {
  const removed = new File(['x'], 'a.png')
  removed.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  expect(await inspectFile(removed)).toBe('unreadable')
  await expect(readAttachment(removed)).rejects.toMatchObject({ rejection: 'unreadable' })
})

test('a file with a rejected name is not read', async () => {
  const file = new File(['x'], 'betik.exe')
  const read = vi.spyOn(file, 'arrayBuffer')
  expect(await inspectFile(file)).toBe('type')
  expect(read).not.toHaveBeenCalled()
})

test('the bytes that are sent are those that were checked', async () => {
  const file = new File([contentOf('pdf')], 'a.pdf')
  const read = vi.spyOn(file, 'arrayBuffer')
  await readAttachment(file)
  expect(read).toHaveBeenCalledOnce()
})

test('the sent file has a safe name and the MIME type of its extension', async () => {
  const file = await readAttachment(new File([contentOf('pdf')], '../../C:\\gizli\\rapor\u202E<1>.pdf'))
  expect({ name: file.name, type: file.type }).toEqual({ name: 'rapor_1_.pdf', type: 'application/pdf' })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(contentOf('pdf'))
})
