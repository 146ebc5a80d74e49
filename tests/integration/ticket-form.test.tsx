import { act, within } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { locationChanged } from '@/shared/routes'
import { CONTACT } from '../support/vitest/ticket-request'
import { openTicket, startTicketPlatform } from '../support/vitest/ticket-screen'
import { findToast } from '../support/vitest/toast-region'

const { created } = startTicketPlatform()

const CREATED = 'Destek talebi başarıyla oluşturuldu'

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
  const { user, scope, open, fill, inside, send } = await openTicket()
  const pathname = '/tr/hasta-takip/00000000-0000-4000-8000-000000000042'
  await act(() => allSettled(locationChanged, { scope, params: { pathname, search: '?q=gizli', hash: '' } }))
  await fill()
  const box = () => inside().getByRole('checkbox', { name: /Teknik ayrıntılar/ })
  expect(box()).not.toBeChecked()
  await user.click(box())
  const list = inside().getByLabelText('Teknik ayrıntılar', { selector: 'dl' })
  expect([...list.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Portal sürümü',
    'Sayfa',
    'Tarayıcı',
    'Ekran',
    'Bağlantı',
    'Dil',
  ])
  expect(list).toHaveTextContent('/tr/hasta-takip/:id')
  expect(list).toHaveTextContent(`${window.innerWidth}x${window.innerHeight}`)
  expect(list).toHaveTextContent('Chrome 143')
  await user.click(send())
  expect(await findToast(CREATED)).toBeInTheDocument()
  const description = created[0]?.get('description')
  expect(description).toMatch(/^Bu sabahtan beri takvim boş geliyor\.\s+--- Teknik ayrıntılar ---\s/)
  for (const label of ['Portal sürümü: 0.', 'Sayfa: /tr/hasta-takip/:id', 'Bağlantı: Çevrimiçi', 'Dil: Türkçe']) {
    expect(description).toContain(label)
  }
  expect(description).not.toMatch(/gizli|000000000042/)
  open()
  expect(box(), 'the consent is for one ticket').not.toBeChecked()
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
  await user.click(button('Geri al'))
  expect(field('subject')).toHaveValue('Takvim açılmıyor')
  expect(field('contact_name')).toHaveValue('Başka')
  expect(chosen()).toHaveTextContent(/^ekran\.png$/)
})
