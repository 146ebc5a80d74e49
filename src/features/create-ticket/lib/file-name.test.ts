import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyCharacter } from '../../../../tests/support/vitest/any-character'
import { renamePasted, safeFileName } from './file-name'

test.each([
  ['ekran görüntüsü (1).png', 'ekran görüntüsü (1).png'],
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Users\\ayse\\rapor.docx', 'rapor.docx'],
  ['fatura\u202Egpj.exe', 'faturagpj.exe'],
  ['\u200Bgizli\u0000.png', 'gizli.png'],
  ['<img src=x onerror="alert(1)">.png', '_img src=x onerror=_alert(1)__.png'],
  ['.png', 'attachment.png'],
  ['..', 'attachment.'],
  ['.. rapor. .pdf', 'rapor.pdf'],
  ['', 'attachment'],
  ['aile 👨‍👩‍👧.jpg', 'aile 👨‍👩‍👧.jpg'],
])('%o is sent as %o (F-J10)', (name, safe) => {
  expect(safeFileName(name)).toBe(safe)
})

test('a name of 300 characters is truncated before its extension', () => {
  const safe = safeFileName(`${'ş'.repeat(300)}.png`)
  expect(safe).toBe(`${'ş'.repeat(116)}.png`)
})

test('a safe name has no path and no hidden characters, is short, and stays the same when made safe again', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 400 }), (name) => {
      const safe = safeFileName(name)
      expect(safe).not.toMatch(/[/\\<>:"|?*\u0000-\u001F\u202A-\u202E\u2066-\u2069]/)
      expect(safe.length).toBeGreaterThan(0)
      expect(safe.length).toBeLessThanOrEqual(120)
      expect(safe.isWellFormed()).toBe(true)
      expect(safeFileName(safe)).toBe(safe)
    }),
  )
})

test('a pasted image is named by its time, a pasted file keeps its name', async () => {
  const now = new Date('2026-11-22T01:31:00+03:00')
  const image = renamePasted(new File(['x'], 'image.png', { type: 'image/png' }), 'ekran-goruntusu', now)
  expect({ name: image.name, type: image.type }).toEqual({
    name: 'ekran-goruntusu-2026-11-22-0131.png',
    type: 'image/png',
  })
  expect(await image.text()).toBe('x')
  for (const name of ['rapor.pdf', 'my-image.png', 'image.png.pdf']) {
    const file = new File(['x'], name)
    expect(renamePasted(file, 'ekran-goruntusu', now)).toBe(file)
  }
})
