// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

const page = readFileSync(join(import.meta.dirname, 'page', 'index.html'), 'utf8')

test('invalid JSON in a field is reported and not sent', async () => {
  document.body.innerHTML = /<body>(.*)<\/body>/s.exec(page)?.[1] ?? ''
  const overview = { clinics: [], accounts: [], operations: [], requests: [], tickets: [], patients: 0 }
  const result = { ...overview, connections: {}, answers: {} }
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => ({ ok: true, json: async () => result }))
  vi.stubGlobal('fetch', fetch)
  const { calls: listeners } = vi.spyOn(document, 'addEventListener').mock
  onTestFinished(() => {
    for (const listener of listeners) document.removeEventListener(...listener)
    document.body.replaceChildren()
  })
  await import('./page/control.js')
  fetch.mockClear()

  const payload = document.querySelector<HTMLTextAreaElement>('[name="payload"]')
  if (payload) payload.value = '{"broken'
  payload?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  await expect.poll(() => document.querySelector('#outcome')?.textContent).toMatch(/^Error: .*JSON/)
  expect(fetch).not.toHaveBeenCalled()
})
