import { act, screen, waitFor, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import '@/app/wiring/features/previous-user'
import { sessionEnded } from '@/shared/auth'
import { locationChanged } from '@/shared/routes'
import { CONTACT, openTicket, pngFile, startTicketPlatform, toast } from '../support/ticket-screen'

const { created, knowUser } = startTicketPlatform()

const CREATED = 'Destek talebi başarıyla oluşturuldu'
const TYPE = 'Desteklenmeyen dosya türü. İzin verilen: PNG, JPG, JPEG, WEBP, PDF, DOC, DOCX, XLS, XLSX'
const SIZE = 'Dosya boyutu çok büyük. Maksimum 5MB olmalıdır.'
const LIMIT = 5_242_880
const DRAFT_KEY = 'portal.ticket-draft'

test('the labels of categories and priorities are translated', async () => {
  const { field } = await openTicket('/en')
  const labels = (name: 'category' | 'priority') =>
    within(field(name))
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
  expect(labels('category')).toEqual([
    'Choose',
    'Technical support',
    'Billing',
    'Feature request',
    'Bug report',
    'Account',
    'General',
    'Maintenance',
  ])
  expect(labels('priority')).toEqual(['Choose', 'Critical', 'High', 'Normal', 'Low'])
})

test('technical details are previewed and appended to the description, without a patient id', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0.0.0')
  const { user, scope, fill, inside, send } = await openTicket()
  const pathname = '/tr/hasta-takip/00000000-0000-4000-8000-000000000042'
  await act(() => allSettled(locationChanged, { scope, params: { pathname, search: '?q=gizli', hash: '' } }))
  await fill()
  const box = inside().getByRole('checkbox', { name: /Teknik ayrıntılar/ })
  expect(box).not.toBeChecked()
  await user.click(box)
  const list = inside().getByLabelText('Teknik ayrıntılar', { selector: 'dl' })
  expect(list).toHaveTextContent('/tr/hasta-takip/:id')
  expect(list).toHaveTextContent(`${window.innerWidth}x${window.innerHeight}`)
  expect(list).toHaveTextContent('Chrome 143')
  await user.click(send())
  expect(await toast(CREATED)).toBeInTheDocument()
  const description = created[0]?.get('description')
  expect(description).toMatch(/^Bu sabahtan beri takvim boş geliyor\.\s+--- Teknik ayrıntılar ---\s/)
  for (const label of ['Portal sürümü: 0.', 'Sayfa: /tr/hasta-takip/:id', 'Bağlantı: Çevrimiçi', 'Dil: Türkçe']) {
    expect(description).toContain(label)
  }
  expect(description).not.toMatch(/gizli|000000000042/)
})

test.each([
  ['another kind', new File(['MZ'], 'betik.exe'), TYPE],
  ['a drawing', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), TYPE],
  ['a renamed program', new File(['MZ'], 'a.pdf', { type: 'application/pdf' }), TYPE],
  ['a renamed script', new File(['#!/bin/sh'], 'a.png', { type: 'image/png' }), TYPE],
  ['no bytes', new File([], 'a.png', { type: 'image/png' }), TYPE],
  ['one byte too much', pngFile('a.png', LIMIT + 1), SIZE],
])('%s: the file is rejected with the reason at the field, and can be replaced', async (_what, rejected, text) => {
  const { user, file, alert, chosen, attach, button } = await openTicket()
  await user.upload(file(), rejected)
  await waitFor(() => expect(alert(text)).toBeInTheDocument())
  expect(file()).toHaveAccessibleDescription(expect.stringContaining(text))
  expect(chosen()).not.toBeInTheDocument()
  await attach()
  expect(chosen()).toHaveTextContent(/^ekran\.png$/)
  expect(alert(text)).not.toBeInTheDocument()
  await user.click(button('Ek dosyayı kaldır'))
  expect(chosen()).not.toBeInTheDocument()
})

test.each([
  ['an HTML-based .xls', new File(['<html><table></table>'], 'a.xls', { type: 'application/vnd.ms-excel' })],
  ['an RTF .doc', new File(['{\\rtf1 }'], 'a.doc', { type: 'application/msword' })],
  ['a file of exactly 5 MB', pngFile('5MB.png', LIMIT)],
])('%s is accepted and sent', async (_what, attachment) => {
  const { user, fill, attach, chosen, send, drawer } = await openTicket()
  await fill({ subject: attachment.name })
  await attach(attachment)
  expect(chosen()).toHaveTextContent(attachment.name)
  await user.click(send())
  expect(await toast(CREATED)).toBeInTheDocument()
  expect(drawer()).not.toBeInTheDocument()
  expect(created).toHaveLength(1)
  expect(created[0]?.get('subject')).toBe(attachment.name)
  expect(created[0]?.get('attachments')).toMatchObject({ name: attachment.name, size: attachment.size })
})

test('a cleared form can be restored with one click, including the file', async () => {
  const { user, fill, attach, field, chosen, inside, button, alter } = await openTicket()
  const clear = button('Formu temizle')
  expect(clear).toHaveAccessibleDescription('Henüz bir şey yazmadınız.')
  await fill()
  alter('contact_name', 'Başka')
  await attach()
  await user.click(clear)
  expect(field('subject')).toHaveValue('')
  expect(field('contact_name')).toHaveValue(CONTACT.contact_name)
  expect(chosen()).not.toBeInTheDocument()
  expect(inside().getByText('Form temizlendi.').closest('[role=status]')).toBeInTheDocument()
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull()
  await user.click(button('Geri al'))
  expect(field('subject')).toHaveValue('Takvim açılmıyor')
  expect(field('contact_name')).toHaveValue('Başka')
  expect(chosen()).toHaveTextContent(/^ekran\.png$/)
})

test('after a reload and in another language a closed form stays closed and keeps its text', async () => {
  const form = await openTicket()
  form.alter('subject', 'Yarım')
  await form.user.click(form.button('Kapat'))
  expect(form.drawer()).not.toBeInTheDocument()
  form.unmount()

  const reloaded = await openTicket()
  expect(reloaded.isClosed).toBe(true)
  expect(reloaded.field('subject')).toHaveValue('Yarım')
  expect(reloaded.restored()).toBeInTheDocument()
  await reloaded.user.click(reloaded.button('Kapat'))
  expect(reloaded.drawer()).not.toBeInTheDocument()
  reloaded.unmount()

  const english = await openTicket('/en')
  expect(english.isClosed).toBe(true)
  expect(english.field('subject')).toHaveValue('Yarım')
})

test('signing out removes the text from the tab', async () => {
  const { scope, alter, user, button } = await openTicket()
  alter('subject', 'Yarım')
  await user.click(button('Kapat'))
  expect(sessionStorage.getItem(DRAFT_KEY)).toContain('Yarım')
  await act(() => allSettled(sessionEnded, { scope, params: 'signed-out' }))
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Yarım')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('another doctor who signs in does not see the draft', async () => {
  const { scope, alter, drawer, unmount } = await openTicket()
  alter('subject', 'Yarım')
  await act(() => allSettled(sessionEnded, { scope, params: 'expired' }))
  expect(drawer()).not.toBeInTheDocument()
  expect(sessionStorage.getItem(DRAFT_KEY)).toContain('Yarım')
  unmount()

  knowUser('7c1d2e3f-0a4b-4c5d-8e6f-1a2b3c4d5e6f')
  const next = await openTicket()
  expect(next.isClosed).toBe(true)
  expect(next.field('subject')).toHaveValue('')
  expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull()
})
