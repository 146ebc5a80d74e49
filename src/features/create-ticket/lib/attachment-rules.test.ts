import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ATTACHMENT_MAX_BYTES } from '@/shared/config'
import { typeToSend } from './attachment-kinds'
import { pickAttachment, validateContent, validateMetadata } from './attachment-rules'
import { inspectFile, readAttachment } from './read-attachment'

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** How a file of each allowed kind begins, and what has to stand somewhere behind that. */
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

/** Whose bytes cannot be told apart: the same program, or the same kind under two endings. */
const ALIKE = [
  ['jpg', 'jpeg'],
  ['doc', 'xls'],
]
const areAlike = (a: Extension, b: Extension) => a === b || ALIKE.some((pair) => pair.includes(a) && pair.includes(b))

const contentOf = (extension: Extension, rest: Uint8Array = new Uint8Array()): Uint8Array<ArrayBuffer> => {
  const kind = KINDS[extension]
  return Uint8Array.from([...kind.head, ...rest, ...ascii('inside' in kind ? kind.inside : '')])
}

const extension = fc.constantFrom(...EXTENSIONS)
/** Bytes in which no folder of an office document stands by accident. */
const anything = fc.uint8Array({ maxLength: 200 }).filter((bytes) => !Buffer.from(bytes).includes('/'))
const stem = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => text.replaceAll(/[./\\]/g, ''))
const anyCase = (text: string) =>
  fc.mixedCase(fc.constant(text), { toggleCase: (letter) => (letter === 'i' ? 'I' : letter.toUpperCase()) })

test('a file that is what its ending says may go along, whatever its name and the case of its ending', async () => {
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

test('a file that was renamed to another kind is refused by its type', () => {
  fc.assert(
    fc.property(extension, extension, anything, (is, says, rest) => {
      fc.pre(!areAlike(is, says))
      expect(validateContent(`dosya.${says}`, contentOf(is, rest))).toBe('type')
    }),
  )
})

test('bytes that begin as nothing allowed are refused, whatever the ending', () => {
  fc.assert(
    fc.property(extension, fc.uint8Array({ minLength: 1, maxLength: 300 }), (says, bytes) => {
      fc.pre(!EXTENSIONS.some((a) => KINDS[a].head.slice(0, 3).every((byte, at) => bytes[at] === byte)))
      expect(validateContent(`dosya.${says}`, bytes)).toBe('type')
    }),
  )
})

test.each([
  ['a page', '<html><script>alert(1)</script>', 'rapor.pdf'],
  ['a page before a document', '<!--%PDF-1.7', 'rapor.pdf'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'resim.png'],
  ['a picture that is a script too', 'GIF89a/*\u0000*/=1;alert(1)', 'resim.png'],
  ['a picture that is a script too', 'GIF89a/*\u0000*/=1;alert(1)', 'resim.jpg'],
  ['a program', 'MZ\u0090\u0000', 'fatura.doc'],
  ['a plain archive', 'PK\u0003\u0004 notlar/oku.txt', 'belge.docx'],
  ['a spreadsheet', 'PK\u0003\u0004 xl/workbook.xml', 'belge.docx'],
  ['a text document', 'PK\u0003\u0004 word/document.xml', 'liste.xlsx'],
  ['sound in the same wrapping', 'RIFF1234WAVEfmt ', 'resim.webp'],
])('%s (%s) called %s is refused by its type', (_what, content, name) => {
  expect(validateContent(name, Uint8Array.from(ascii(content)))).toBe('type')
})

test.each([
  'resim.svg',
  'betik.exe',
  'dosya',
  'arsiv.zip',
  'resim.gif',
  'a.png.exe',
  'a.png.',
  'a.png ',
  `foto\u202Egnp.exe`,
])('%s is refused by its ending', (name) => {
  // The blank at the end is no part of the name.
  const expected = name.endsWith(' ') ? null : 'type'
  expect(validateMetadata({ name, size: 10, type: '' })).toBe(expected)
})

test.each([
  ['a.png', 'text/html', 'type'],
  ['a.png', 'image/svg+xml', 'type'],
  ['a.pdf', 'image/png', 'type'],
  ['a.png', 'IMAGE/PNG', null],
  ['a.docx', 'application/zip', null],
  ['a.xls', 'application/octet-stream', null],
  ['a.xls', '', null],
] as const)('%s, of which the browser says "%s": %s', (name, type, rejection) => {
  expect(validateMetadata({ name, size: 10, type })).toBe(rejection)
})

test('5 242 880 bytes pass, one more does not, none at all is no file', async () => {
  const details = { name: 'a.png', type: 'image/png' }
  expect(ATTACHMENT_MAX_BYTES).toBe(5_242_880)
  expect(validateMetadata({ ...details, size: ATTACHMENT_MAX_BYTES })).toBeNull()
  expect(validateMetadata({ ...details, size: ATTACHMENT_MAX_BYTES + 1 })).toBe('size')
  expect(validateMetadata({ ...details, size: 1 })).toBeNull()
  expect(validateMetadata({ ...details, size: 0 })).toBe('type')
  const whole = new Uint8Array(ATTACHMENT_MAX_BYTES)
  whole.set(KINDS.png.head)
  expect(await inspectFile(new File([whole], 'a.png'))).toBeNull()
  expect(await inspectFile(new File([whole, new Uint8Array(1)], 'a.png'))).toBe('size')
})

test('around the limit, the size alone decides', () => {
  fc.assert(
    fc.property(extension, fc.integer({ min: -1_000, max: 1_000 }), (ending, beyond) => {
      const rejection = validateMetadata({ name: `a.${ending}`, size: ATTACHMENT_MAX_BYTES + beyond, type: '' })
      expect(rejection).toBe(beyond > 0 ? 'size' : null)
    }),
  )
})

test('of several files none is taken, and none beside the one that is there', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 5 }), fc.integer({ min: 0, max: 1 }), (given, already) => {
      const expected = given.length === 0 ? null : given.length + already > 1 ? 'count' : given[0]
      expect(pickAttachment(given, already)).toBe(expected)
    }),
  )
})

test('a file that cannot be read any more says so', async () => {
  const removed = new File(['x'], 'a.png')
  removed.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
  expect(await inspectFile(removed)).toBe('unreadable')
  await expect(readAttachment(removed)).rejects.toMatchObject({ rejection: 'unreadable' })
})

test('what is sent has a safe name and the type of its kind', async () => {
  const file = await readAttachment(new File([contentOf('pdf')], '../../C:\\gizli\\rapor\u202E<1>.pdf'))
  expect({ name: file.name, type: file.type }).toEqual({ name: 'rapor_1_.pdf', type: 'application/pdf' })
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(contentOf('pdf'))
})
