// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { downloadFile } from './download-and-print'

test('a file is downloaded under its name, and its object URL is revoked', async () => {
  vi.useFakeTimers()
  let blob: Blob | null = null
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    blob = object as Blob
    return 'blob:one'
  })
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push(this.download, this.href)
  })
  downloadFile({ name: 'randevular.csv', type: 'text/csv', text: '\uFEFFŞule' })
  expect(clicked).toEqual(['randevular.csv', 'blob:one'])
  const saved = blob as Blob | null
  expect(saved?.type).toBe('text/csv;charset=utf-8')
  expect([...new Uint8Array((await saved?.arrayBuffer()) ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  vi.advanceTimersByTime(30_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(30_000)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:one')
  expect(document.querySelector('a[download]')).toBeNull()
})
