import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { applyLanguage } from '@/shared/i18n'
import { BackToTop } from './BackToTop'

afterEach(() => {
  window.scrollTo(0, 0)
  vi.restoreAllMocks()
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
    <main tabIndex={-1}>
      <BackToTop />
    </main>,
  )
}

test.each([
  [0, false],
  [399, false],
  [400, false],
  [401, true],
])('at %i px it is there: %s', async (top, isShown) => {
  await setup()
  scrollTo(top)
  expect(button() !== null).toBe(isShown)
})

test('it goes when the page is back near its top', async () => {
  await setup()
  scrollTo(2_000)
  scrollTo(100)
  expect(button()).toBeNull()
})

test('choosing it takes the page and the focus to the top', async () => {
  await setup()
  scrollTo(2_000)
  const scroll = vi.spyOn(window, 'scrollTo')
  await userEvent.click(button() as HTMLElement)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' })
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('where motion is unwelcome the page is there at once', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList)
  await setup()
  scrollTo(2_000)
  const scroll = vi.spyOn(window, 'scrollTo')
  await userEvent.click(button() as HTMLElement)
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})
