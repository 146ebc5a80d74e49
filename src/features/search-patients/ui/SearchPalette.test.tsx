import { focusManager, onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { delay, HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { pause } from '../../../../tests/support/vitest/fake-time'
import {
  active,
  respondWith,
  requestedKeywords,
  clinic,
  FIND,
  field,
  patientOptions,
  openPalette,
  options,
  startPatientSearch,
} from '../../../../tests/support/vitest/palette'

const server = startPatientSearch()

test('fewer than three characters send no request (F-D01)', async () => {
  const { user } = await openPalette()
  await user.type(field(), ' al ')
  await pause(400)
  expect(requestedKeywords).toEqual([])
  expect(screen.getByText('En az 3 karakter giriniz...')).toBeInTheDocument()
})

test('patients are loaded by one request after the last key, at most five, best match first', async () => {
  const { user } = await openPalette()
  await user.type(field(), 'ali')
  expect(screen.getAllByText('Hastalar aranıyor...')[0]).toBeInTheDocument()
  expect(await patientOptions()).toHaveLength(5)
  expect(requestedKeywords).toEqual(['ali'])
  expect(active()).toBe('Ali Yılmaz')
})

test('Enter before the patients have loaded opens nothing (F-D16)', async () => {
  server.use(http.post(FIND, () => delay('infinite')))
  const { user, choices } = await openPalette({ pages: ['patients'] })
  await user.type(field(), 'has{Enter}')
  await waitFor(() => expect(screen.getAllByText('Hastalar aranıyor...')[0]).toBeInTheDocument())
  expect(active()).toBeNull()
  await user.keyboard('{Enter}')
  expect(choices).toEqual([])
})

test('another key removes the rows of the previous term at once (F-D16)', async () => {
  const { user, choices } = await openPalette()
  await user.type(field(), 'ali')
  await patientOptions()
  await user.type(field(), 'm')
  expect(options()).toEqual([])
  expect(screen.getAllByText('Hastalar aranıyor...')[0]).toBeInTheDocument()
  await user.keyboard('{Enter}')
  expect(choices).toEqual([])
})

test('the response of an outdated term is never shown, and its request is aborted (F-D04)', async () => {
  const received: string[] = []
  server.use(
    http.post(FIND, async ({ request }) => {
      const { keyword } = (await request.clone().json()) as { keyword: string }
      request.signal.addEventListener('abort', () => received.push(keyword))
      if (keyword === 'ali') await delay(600)
      return HttpResponse.json({ companiesPatient: keyword === 'ali' ? clinic : clinic.slice(3, 4) })
    }),
  )
  const { user } = await openPalette()
  await user.type(field(), 'ali')
  await pause(400)
  await user.type(field(), 'm')
  await waitFor(() => expect(options()).toHaveLength(1))
  await pause(700)
  expect(options()).toHaveLength(1)
  expect(received).toEqual(['ali'])
})

test('deleting down to two characters shows the hint again and ignores a late response (F-D05)', async () => {
  server.use(
    http.post(FIND, async () => {
      await delay(200)
      return HttpResponse.json({ companiesPatient: clinic })
    }),
  )
  const { user } = await openPalette()
  await user.type(field(), 'ali')
  await pause(350)
  await user.type(field(), '{Backspace}')
  expect(screen.getByText('En az 3 karakter giriniz...')).toBeInTheDocument()
  await pause(400)
  expect(options()).toEqual([])
})

test('a word is searched while the keyboard of a phone composes it, and Enter does not choose a row', async () => {
  const { user, choices } = await openPalette({ pages: ['calendar'] })
  await user.click(field())
  fireEvent.compositionStart(field())
  fireEvent.change(field(), { target: { value: 'tak' } })
  await waitFor(() => expect(requestedKeywords).toEqual(['tak']))
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
  expect(choices).toEqual([])
})

test('a return to the tab does not request the patients again: rows do not move under the pointer', async () => {
  const { user, queryClient } = await openPalette()
  await user.type(field(), 'ali')
  await patientOptions()
  vi.setSystemTime(Date.now() + 60_000)
  await act(async () => focusManager.onFocus())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(requestedKeywords).toEqual(['ali'])
})

test('special characters are sent unchanged, and an empty result shows the term as it was typed (F-D08, F-D11)', async () => {
  const bodies: unknown[] = []
  server.use(
    http.post(FIND, async ({ request }) => {
      bodies.push(await request.json())
      return HttpResponse.json({ companiesPatient: [] })
    }),
  )
  const { user } = await openPalette()
  const term = '"%\\<img src=x>ŞENOL😀\u05d0\u05d1'
  await user.click(field())
  await user.paste(` ${term} `)
  // Right-to-left letters are isolated from the sentence around them.
  expect(await screen.findByText(`"\u2068${term}\u2069" için hasta bulunamadı`)).toBeInTheDocument()
  expect(screen.getByText('Farklı anahtar kelimeler deneyebilirsiniz')).toBeInTheDocument()
  expect(bodies).toEqual([{ keyword: term, type: 0 }])
})

test('a failure is not an empty result: it shows an error with a retry and no patients (F-D07)', async () => {
  server.use(http.post(FIND, () => new HttpResponse('<h1>502</h1>', { status: 502 })))
  const { user } = await openPalette()
  await user.type(field(), 'ali')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Arama sırasında bir hata oluştu')
  expect(options()).toEqual([])
  server.use(respondWith(clinic))
  await user.click(screen.getByRole('button', { name: 'Yeniden dene' }))
  expect(await patientOptions()).toHaveLength(5)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test.each([
  ['mouse', (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Yeniden dene' }))],
  ['keyboard', (user: UserEvent) => user.keyboard('{Tab}{Tab}{Enter}')],
])('after a retry by %s the focus is in the field', async (_, retry) => {
  server.use(http.post(FIND, () => new HttpResponse('<h1>502</h1>', { status: 502 })))
  const { user } = await openPalette()
  await user.type(field(), 'ali')
  await screen.findByRole('alert')
  server.use(respondWith(clinic))
  await retry(user)
  expect(field()).toHaveFocus()
  expect(await patientOptions()).toHaveLength(5)
  expect(field()).toHaveFocus()
})

test('a user without permission sees no retry', async () => {
  server.use(http.post(FIND, () => HttpResponse.json({ message: 'no' }, { status: 403 })))
  const { user } = await openPalette()
  await user.type(field(), 'ali')
  expect(await screen.findByRole('alert')).toHaveTextContent('hasta arama yetkisi yok')
  expect(screen.queryByRole('button', { name: 'Yeniden dene' })).not.toBeInTheDocument()
})

test('a row without a valid uuid is left out, and the others stay', async () => {
  server.use(respondWith([{ name: 'Ali' }, { uuid: '../x', name: 'Ali' }, ...clinic.slice(0, 1)]))
  const { user } = await openPalette()
  await user.type(field(), 'ali')
  expect(await patientOptions()).toHaveLength(1)
})

test('results are removed from the cache with the palette and with another term', async () => {
  const { user, queryClient, unmount } = await openPalette()
  const stored = () => queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.data !== undefined })
  await user.type(field(), 'ali')
  await patientOptions()
  expect(stored()).toHaveLength(1)
  await user.type(field(), 'm')
  await waitFor(() => expect(stored()).toHaveLength(0))
  await patientOptions()
  unmount()
  await waitFor(() => expect(stored()).toHaveLength(0))
})

test('a broken connection is an error that names the connection (F-A01)', async () => {
  server.use(http.post(FIND, () => HttpResponse.error()))
  const { user } = await openPalette()
  await user.type(field(), 'yılmaz')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Arama sırasında bir hata oluştu')
  expect(alert).toHaveTextContent('İnternet bağlantınızı kontrol edip')
})

test('the palette says that it is offline, and continues when the network is back (F-I13)', async () => {
  const { user } = await openPalette()
  onlineManager.setOnline(false)
  await user.type(field(), 'ali')
  expect(await screen.findByText('İnternet bağlantısı yok')).toBeInTheDocument()
  act(() => onlineManager.setOnline(true))
  expect(await patientOptions()).toHaveLength(5)
})
