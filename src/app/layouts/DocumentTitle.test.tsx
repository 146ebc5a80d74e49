import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, waitFor } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider as ScopeProvider } from 'effector-react'
import { expect, test } from 'vitest'
import { ownerRequested, reminderRead } from '@/entities/reminder'
import { screenUnlocked } from '@/features/lock-screen'
import { getListRemindersQueryKey } from '@/shared/api'
import { sessionEnded } from '@/shared/auth'
import { applyLanguage, initI18n, TranslationProvider } from '@/shared/i18n'
import { $queryClient, createPortalQueryClient } from '@/shared/query'
import { locationChanged } from '@/shared/routes'
import { screenLocked } from '../../../tests/support/vitest/feature-internals'
import { note } from '../../../tests/support/vitest/reminders-platform'
import { renderScreen } from '../../../tests/support/vitest/render-screen'
import { uuid } from '../../../tests/support/uuid'
import { DocumentTitle } from './DocumentTitle'

async function setup(notes: readonly object[] = []) {
  const { scope, queryClient } = await renderScreen(<DocumentTitle />, { path: '/tr/takvim' })
  act(() => void queryClient.setQueryData(getListRemindersQueryKey(), { notes }))
  const open = (pathname: string) =>
    act(() => allSettled(locationChanged, { scope, params: { pathname, search: '', hash: '' } }))
  return { scope, open }
}

test('without the texts of the language, which cannot be loaded, the title is the product name', async () => {
  await initI18n('tr')
  const queryClient = createPortalQueryClient()
  const scope = fork({ values: [[$queryClient, queryClient]] })
  render(
    <ScopeProvider value={scope}>
      <QueryClientProvider client={queryClient}>
        <TranslationProvider>
          <DocumentTitle />
        </TranslationProvider>
      </QueryClientProvider>
    </ScopeProvider>,
  )
  expect(document.title).toBe('Klinik Portalı')
})

test('the title shows the number of unread reminders on every screen until the session ends', async () => {
  const { scope, open } = await setup([note(1), note(2), note(3, { read: true })])
  await waitFor(() => expect(document.title).toBe('(2) Takvim · Klinik Portalı'))
  await open('/tr')
  expect(document.title).toBe('(2) Ana Sayfa · Klinik Portalı')
  await act(() => allSettled(reminderRead, { scope, params: uuid(1) }))
  expect(document.title).toBe('(1) Ana Sayfa · Klinik Portalı')
  await act(() => allSettled(sessionEnded, { scope, params: 'expired' }))
  expect(document.title).toBe('Ana Sayfa · Klinik Portalı')
})

test('the number of unread reminders is formatted in the language of the page', async () => {
  await setup(Array.from({ length: 1000 }, (_, n) => note(n + 1)))
  await waitFor(() => expect(document.title).toBe('(1.000) Takvim · Klinik Portalı'))
})

test('until the user is identified no reminders are counted', async () => {
  const { scope } = await setup([note(1)])
  await waitFor(() => expect(document.title).toBe('(1) Takvim · Klinik Portalı'))
  await act(() => allSettled(ownerRequested, { scope }))
  expect(document.title).toBe('Takvim · Klinik Portalı')
})

test('the title follows the language, and names an unknown address', async () => {
  const { open } = await setup()
  await act(() => applyLanguage('en'))
  await open('/en/patient-list')
  expect(document.title).toBe('Patient list · Clinic Portal')
  await open('/en/nowhere')
  expect(document.title).toBe('Page not found · Clinic Portal')
})

test('while the screen is locked the title is the product name, afterwards that of the screen', async () => {
  const { scope, open } = await setup([note(1)])
  await act(() => allSettled(screenLocked, { scope }))
  expect(document.title).toBe('Klinik Portalı')
  await open('/tr/hasta-listesi')
  expect(document.title).toBe('Klinik Portalı')
  await act(() => allSettled(screenUnlocked, { scope }))
  expect(document.title).toBe('(1) Hasta Listesi · Klinik Portalı')
})
