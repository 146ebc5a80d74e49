import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import '@/app/wiring/session'
import type { Language } from '@/shared/i18n'
import { startServer } from '../support/vitest/platform-server'
import { PLATFORM, renderPortal } from '../support/vitest/render-screen'

const SIGN_IN = `${PLATFORM}/api/v1/auth/doctor/sign-in`
const DOCTOR = 'doctor@demo.clinic'
const REJECTED = () => HttpResponse.json({ statusCode: 401 }, { status: 401 })

const server = startServer()
const requested: string[] = []

beforeEach(() => {
  requested.length = 0
  server.use(
    http.post(SIGN_IN, async ({ request }) => {
      requested.push(request.url)
      const { password } = (await request.json()) as { password: string }
      return password === 'demo' ? HttpResponse.json({ statusCode: 200, token: 'token' }) : REJECTED()
    }),
    http.all(`${PLATFORM}/*`, ({ request }) => {
      requested.push(request.url)
      return HttpResponse.json({}, { status: 404 })
    }),
  )
})

async function openSignIn(address: `/${Language}${string}`) {
  const { router } = await renderPortal(address, { token: null })
  const user = userEvent.setup()
  const email = () => screen.getByLabelText(/^(E-posta|Email)$/)
  const password = () => screen.getByLabelText(/^(Şifre|Password)$/)
  const submit = () => screen.getByRole('button', { name: /^(Giriş yap|Sign in)$/ })
  return {
    user,
    email,
    password,
    submit,
    notice: () => screen.getAllByRole('alert')[0],
    address: () => {
      const { pathname, search } = router.state.location
      return pathname + search
    },
    async signIn() {
      await user.type(email(), DOCTOR)
      await user.type(password(), 'demo{Enter}')
    },
  }
}

test('a doctor signs in by keyboard, also after a wrong password, in English', async () => {
  const { user, email, password, notice, address } = await openSignIn('/en/sign-in')
  expect(document.title).toBe('Sign in · Clinic Portal')
  expect(email()).toHaveFocus()
  await user.keyboard(`${DOCTOR}{Tab}wrong{Enter}`)
  await waitFor(() => expect(notice()).toHaveTextContent(/^Incorrect email or password\.$/))
  expect(email()).toHaveValue(DOCTOR)
  expect(password()).toHaveValue('')
  expect(password()).toHaveFocus()
  await user.keyboard('demo{Enter}')
  await waitFor(() => expect(address()).toBe('/en'))
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(document.cookie).toContain('auth_doctor=token')
})

test('too many attempts, a platform error and no connection have different messages and keep the password', async () => {
  const { user, password, submit, notice, signIn, address } = await openSignIn('/tr/giris-yap')
  const errors = [
    [() => HttpResponse.json({ statusCode: 429 }, { status: 429 }), 'Çok fazla deneme yapıldı.'],
    [() => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 }), 'Sunucuda bir sorun oluştu.'],
    [() => HttpResponse.error(), 'Sunucuya ulaşılamıyor.'],
    [() => HttpResponse.html('<h1>Proxy login</h1>'), 'Sunucuda bir sorun oluştu.'],
  ] as const
  for (const [index, [response, text]] of errors.entries()) {
    server.use(http.post(SIGN_IN, response, { once: true }))
    if (index === 0) await signIn()
    else await user.click(submit())
    await waitFor(() => expect(notice()).toHaveTextContent(text))
    expect(notice()).not.toHaveTextContent('h1')
    expect(password()).toHaveValue('demo')
  }
  await user.click(submit())
  await waitFor(() => expect(address()).toBe('/tr'))
})

test('after signing in, a return path to another origin opens the home page', async () => {
  const { signIn, address } = await openSignIn(`/tr/giris-yap?next=${encodeURIComponent('//evil.example')}`)
  await signIn()
  await waitFor(() => expect(address()).toBe('/tr'))
})

test('changing the language on the sign-in page keeps the input and the return path', async () => {
  const { user, email, password, address } = await openSignIn('/tr/hasta-listesi?sira=ad')
  expect(address()).toBe(`/tr/giris-yap?next=${encodeURIComponent('/tr/hasta-listesi?sira=ad')}`)
  await user.type(email(), DOCTOR)
  await user.click(screen.getByRole('button', { name: 'Dil' }))
  await user.click(screen.getByRole('menuitemradio', { name: 'English' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument()
  expect(email()).toHaveValue(DOCTOR)
  await user.type(password(), 'demo{Enter}')
  await waitFor(() => expect(address()).toBe('/en/patient-list?sira=ad'))
})
