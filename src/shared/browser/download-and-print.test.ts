// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { downloadFile, printPage } from './download-and-print'

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

test.each(['pointerdown', 'keydown'])(
  'what is printed stays in the page after the print call and its events, until a %s, and no listener stays',
  async (input) => {
    vi.useFakeTimers()
    const print = vi.fn(() => dispatchEvent(new Event('afterprint')))
    vi.stubGlobal('print', print)
    const added = vi.spyOn(window, 'addEventListener')
    const settled = vi.fn()
    void printPage().then(settled)
    expect(print).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(print).toHaveBeenCalledOnce()
    dispatchEvent(new Event('afterprint'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event(input))
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toHaveBeenCalledOnce()
    for (const [, , options] of added.mock.calls) expect(options).toMatchObject({ signal: { aborted: true } })
  },
)

test('a print that the browser refuses fails at once', async () => {
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => callback())
  vi.stubGlobal('print', () => {
    throw new Error('blocked')
  })
  await expect(printPage()).rejects.toThrow('blocked')
})
