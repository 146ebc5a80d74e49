// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { act, memo } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { applyLanguage, i18n } from './i18n'
import { TranslationProvider, useTranslation } from './use-translation'

// Memoised: only a change of the context renders it again.
const Titles = memo(() => {
  const { t, language } = useTranslation(['routes', 'common'])
  return (
    <p>
      {language}: {t('titles.calendar')}, {t('common:close')}
    </p>
  )
})

beforeEach(() => applyLanguage('tr'))

test('a change of the language renders the texts of all namespaces again', async () => {
  render(
    <TranslationProvider>
      <Titles />
    </TranslationProvider>,
  )
  expect(screen.getByText('tr: Takvim, Kapat')).toBeVisible()
  await act(() => applyLanguage('en'))
  expect(screen.getByText('en: Calendar, Close')).toBeVisible()
})

test('a text that is added later is rendered', () => {
  i18n.addResource('tr', 'common', 'close', '', { silent: true })
  render(
    <TranslationProvider>
      <Titles />
    </TranslationProvider>,
  )
  expect(screen.getByText('tr: Takvim,')).toBeVisible()
  act(() => void i18n.addResource('tr', 'common', 'close', 'Kapat'))
  expect(screen.getByText('tr: Takvim, Kapat')).toBeVisible()
})

test('parameters, plurals and nested texts are resolved by i18next', () => {
  function Texts() {
    const { t } = useTranslation(['toasts', 'notifications'])
    return (
      <>
        <p>{t('notifications:results', { count: 1 })}</p>
        <p>{t('reminderOfTypeDue', { type: 'doctor', time: '09:00' })}</p>
      </>
    )
  }
  render(<Texts />)
  expect(screen.getByText('1 bildirim')).toBeVisible()
  expect(screen.getByText('Hatırlatma zamanı geldi: Doktor, 09:00')).toBeVisible()
})

test('components can compare `t`: it is the same until the texts change', async () => {
  const functions = new Set<unknown>()
  function Texts() {
    functions.add(useTranslation('common').t).add(useTranslation(['common', 'routes']).t)
    return null
  }
  const page = (
    <TranslationProvider>
      <Texts />
    </TranslationProvider>
  )
  const { rerender } = render(page)
  rerender(page)
  expect(functions.size).toBe(1)
  await act(() => applyLanguage('en'))
  expect(functions.size).toBe(2)
})
