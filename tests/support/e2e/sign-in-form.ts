import type { Page } from '@playwright/test'

const TEXTS = {
  tr: { path: '/tr/giris-yap', email: 'E-posta', password: 'Şifre', submit: 'Giriş yap' },
  en: { path: '/en/sign-in', email: 'Email', password: 'Password', submit: 'Sign in' },
}

export function signInForm(page: Page, language: keyof typeof TEXTS = 'tr') {
  const texts = TEXTS[language]
  const email = page.getByLabel(texts.email, { exact: true })
  const password = page.getByLabel(texts.password, { exact: true })
  const submit = page.getByRole('button', { name: texts.submit, exact: true })
  return {
    path: texts.path,
    email,
    password,
    submit,
    heading: page.getByRole('heading', { level: 1, name: texts.submit }),
    /** The error, or why the session has ended. */
    notice: page.getByRole('alert').filter({ hasText: /./ }),
    fill: async (as: string, secret: string) => {
      await email.fill(as)
      await password.fill(secret)
    },
  }
}
