// @vitest-environment happy-dom
import { allSettled, fork, type Scope, scopeBind } from 'effector'
import { expect, test, vi } from 'vitest'
import { pngFile } from '../../../../tests/support/vitest/png'
import { $attachment, $attachmentRejection, $isInspecting } from './attachment'
import { $clearedForm, clearUndone, formClearRequested } from './clear-form'
import { attachmentRemoved, filesAdded } from './ticket-drawer'
import { $draft, fieldChanged } from './ticket-draft'
import { $technicalDetails, detailsIncludedChanged, $areDetailsIncluded } from './technical-details'

const addFiles = (scope: Scope, ...files: File[]) => allSettled(filesAdded, { scope, params: files })

test('an allowed file is attached', async () => {
  const scope = fork()
  const file = pngFile()
  await addFiles(scope, file)
  expect(scope.getState($attachment)).toBe(file)
  expect(scope.getState($attachmentRejection)).toBeNull()
})

test('two files at once are rejected, and so is one beside an attachment or a file under inspection (F-J05)', async () => {
  const scope = fork()
  await addFiles(scope, pngFile('a.png'), pngFile('b.png'))
  expect(scope.getState($attachment)).toBeNull()
  expect(scope.getState($attachmentRejection)).toBe('count')
  const first = addFiles(scope, pngFile('a.png'))
  expect(scope.getState($isInspecting)).toBe(true)
  scopeBind(filesAdded, { scope })([pngFile('b.png')])
  await first
  expect(scope.getState($attachment)?.name).toBe('a.png')
  expect(scope.getState($attachmentRejection), 'the accepted first file keeps the message').toBe('count')
  await addFiles(scope, pngFile('c.png'))
  expect(scope.getState($attachment)?.name).toBe('a.png')
  expect(scope.getState($attachmentRejection)).toBe('count')
})

test('an accepted file clears the rejection', async () => {
  const scope = fork()
  await addFiles(scope, new File(['MZ'], 'a.png', { type: 'image/png' }))
  expect(scope.getState($attachmentRejection)).toBe('type')
  await addFiles(scope, pngFile())
  expect(scope.getState($attachmentRejection)).toBeNull()
})

test('an empty file selection changes nothing', async () => {
  const scope = fork()
  await addFiles(scope, pngFile())
  await addFiles(scope)
  expect(scope.getState($attachment)).not.toBeNull()
  expect(scope.getState($attachmentRejection)).toBeNull()
  await addFiles(scope, pngFile('b.png'))
  await addFiles(scope)
  expect(scope.getState($attachmentRejection)).toBe('count')
})

test('a file that was removed during its inspection is not attached', async () => {
  const scope = fork()
  const settled = addFiles(scope, pngFile())
  scopeBind(attachmentRemoved, { scope })()
  await settled
  expect(scope.getState($attachment)).toBeNull()
  expect(scope.getState($isInspecting)).toBe(false)
})

test('a file whose content does not arrive within 30 seconds cannot be read, and another one can be attached', async () => {
  vi.useFakeTimers()
  const scope = fork()
  const file = pngFile()
  vi.spyOn(file, 'arrayBuffer').mockReturnValue(new Promise(() => {}))
  const settled = addFiles(scope, file)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(scope.getState($isInspecting)).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  await settled
  expect(scope.getState($attachmentRejection)).toBe('unreadable')
  await addFiles(scope, pngFile('b.png'))
  expect(scope.getState($attachment)?.name).toBe('b.png')
})

test('a cleared form can be restored until the user changes it', async () => {
  const scope = fork()
  const typed = { field: 'subject', value: 'Takvim' } as const
  await allSettled(fieldChanged, { scope, params: typed })
  await addFiles(scope, pngFile())
  await allSettled(detailsIncludedChanged, { scope, params: true })
  await allSettled(formClearRequested, { scope })
  expect(scope.getState($draft)).toEqual({})
  expect(scope.getState($attachment)).toBeNull()
  await allSettled(clearUndone, { scope })
  expect(scope.getState($draft)).toEqual({ subject: 'Takvim' })
  expect(scope.getState($attachment)?.name).toBe('ekran.png')
  expect(scope.getState($areDetailsIncluded)).toBe(true)
  expect(scope.getState($clearedForm)).toBeNull()
  await allSettled(formClearRequested, { scope })
  await allSettled(fieldChanged, { scope, params: { field: 'subject', value: 'Başka' } })
  await allSettled(clearUndone, { scope })
  expect(scope.getState($draft)).toEqual({ subject: 'Başka' })
  await allSettled(formClearRequested, { scope })
  await addFiles(scope, pngFile('b.png'))
  await allSettled(clearUndone, { scope })
  expect(scope.getState($attachment)?.name).toBe('b.png')
})

test('technical details are read when requested, and not included any more in a cleared form', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Firefox/145.0')
  const scope = fork()
  expect(scope.getState($areDetailsIncluded)).toBe(false)
  await allSettled(detailsIncludedChanged, { scope, params: true })
  expect(scope.getState($technicalDetails)).toMatchObject({
    browser: 'Firefox 145',
    screen: `${window.innerWidth}x${window.innerHeight} (${window.screen.width}x${window.screen.height} @1)`,
    page: null,
  })
  await allSettled(formClearRequested, { scope })
  expect(scope.getState($areDetailsIncluded)).toBe(false)
})
