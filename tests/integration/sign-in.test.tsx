import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import '@/app/wiring/session'
import type { Language } from '@/shared/i18n'
import { startServer } from '../support/vitest/platform-server'
import { notFound, PLATFORM, renderPortal } from '../support/vitest/render-screen'

const DOCTOR = 'doctor@demo.clinic'

startServer(
  http.post(`${PLATFORM}/api/v1/auth/doctor/sign-in`, async ({ request }) => {
    const { password } = (await request.json()) as { password: string }
    if (password !== 'demo') return HttpResponse.json({ statusCode: 401 }, { status: 401 })
    return HttpResponse.json({ statusCode: 200, token: 'token' })
  }),
  notFound,
)

async function openSignIn(address: `/${Language}${string}`) {
  const { path } = await renderPortal(address, { token: null })
  const user = userEvent.setup()
  const email = () => screen.getByLabelText(/^(E-posta|Email)$/)
  const password = () => screen.getByLabelText(/^(Şifre|Password)$/)
  return { user, email, password, path }
}

test('a doctor signs in by keyboard, in English', async () => {
  const { user, path } = await openSignIn('/en/sign-in')
  expect(document.title).toBe('Sign in · Clinic Portal')
  expect(screen.getByRole('main')).toHaveAccessibleName('Sign in')
  await user.keyboard(`${DOCTOR}{Tab}demo{Enter}`)
  await waitFor(() => expect(path()).toBe('/en'))
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(document.cookie).toContain('auth_doctor=token')
})

test('changing the language on the sign-in page keeps the input and the return path', async () => {
  const { user, email, password, path } = await openSignIn('/tr/hasta-listesi?sira=ad')
  expect(path()).toBe(`/tr/giris-yap?next=${encodeURIComponent('/tr/hasta-listesi?sira=ad')}`)
  await user.type(email(), DOCTOR)
  await user.click(screen.getByRole('button', { name: 'Dil' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument()
  expect(email()).toHaveValue(DOCTOR)
  await user.type(password(), 'demo{Enter}')
  await waitFor(() => expect(path()).toBe('/en/patient-list?sira=ad'))
})
