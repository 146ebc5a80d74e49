import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { BackToTop } from './BackToTop'

afterEach(() => {
  window.scrollTo(0, 0)
})

const scrollTo = (top: number) =>
  act(() => {
    window.scrollTo({ top, behavior: 'instant' })
    window.dispatchEvent(new Event('scroll'))
  })

const button = () => screen.queryByRole('button', { name: 'Başa dön' })

async function setup() {
  await applyLanguage('tr')
  render(
    <main id="main" tabIndex={-1}>
      <BackToTop />
    </main>,
  )
}

test.each([
  [0, false],
  [399, false],
  [400, false],
  [401, true],
])('at %i px the button is shown: %s (F-N10)', async (top, isShown) => {
  await setup()
  scrollTo(top)
  expect(button() !== null).toBe(isShown)
})

test('on a page that is already scrolled the button is shown after the first paint', async () => {
  window.scrollTo({ top: 2_000, behavior: 'instant' })
  await setup()
  expect(await screen.findByRole('button', { name: 'Başa dön' })).toBeInTheDocument()
})

test('the button is hidden again near the top of the page', async () => {
  await setup()
  scrollTo(2_000)
  scrollTo(100)
  expect(button()).not.toBeInTheDocument()
})

test('the Home key on the button hides it and keeps the focus in the page', async () => {
  await setup()
  scrollTo(2_000)
  act(() => button()?.focus())
  // The browser scrolls on the Home key.
  scrollTo(0)
  expect(button()).not.toBeInTheDocument()
  expect(screen.getByRole('main')).toHaveFocus()
})

test('the button moves the page and the focus to the top', async () => {
  await setup()
  scrollTo(2_000)
  const scroll = vi.spyOn(window, 'scrollTo')
  await userEvent.click(button() as HTMLElement)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
  expect(screen.getByRole('main')).toHaveFocus()
})

test('with reduced motion the page scrolls without animation (F-N14)', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList)
  await setup()
  scrollTo(2_000)
  const scroll = vi.spyOn(window, 'scrollTo')
  await userEvent.click(button() as HTMLElement)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})
