import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as api from '@/shared/api'
import { $lastSessionEnd, type SessionEnd } from '@/shared/auth'
import { applyLanguage } from '@/shared/i18n'
import { $signInStatus, type SignInStatus } from '../model/sign-in'
import { SignInForm } from './SignInForm'

vi.mock('@/shared/api', { spy: true })
const signIn = vi.mocked(api.signIn)

beforeEach(async () => {
  vi.resetAllMocks()
  await applyLanguage('tr')
})

interface Beginning {
  status?: SignInStatus
  lastEnd?: SessionEnd | null
}

function setup({ status = { kind: 'idle' }, lastEnd = null }: Beginning = {}) {
  const scope = fork({
    values: [
      [$signInStatus, status],
      [$lastSessionEnd, lastEnd],
    ],
  })
  render(
    <Provider value={scope}>
      <SignInForm />
    </Provider>,
  )
  return {
    user: userEvent.setup(),
    email: screen.getByLabelText<HTMLInputElement>('E-posta'),
    /** Another field after every refusal. */
    password: () => screen.getByLabelText<HTMLInputElement>('Şifre'),
    submit: screen.getByRole('button', { name: 'Giriş yap' }),
    notice: () => screen.getAllByRole('alert')[0]?.textContent,
  }
}

const failure = (kind: api.ApiErrorKind) => new api.ApiError({ kind, operation: 'POST /sign-in' })

test('the keyboard is in the e-mail field at first', () => {
  const { email } = setup()
  expect(document.activeElement).toBe(email)
})

test('spaces around the e-mail are not sent, those of the password are', async () => {
  signIn.mockRejectedValue(failure('offline'))
  const { user, email, password } = setup()
  await user.type(email, ' doctor@demo.clinic ')
  await user.type(password(), ' demo {Enter}')
  expect(signIn.mock.calls[0]?.[0]).toEqual({ email: 'doctor@demo.clinic', password: ' demo ' })
})

test('what a password manager has put into the fields is sent, also when the form was not told', async () => {
  signIn.mockRejectedValue(failure('offline'))
  const { user, email, password, submit } = setup()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(email, 'doctor@demo.clinic')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(password(), 'demo')
  await user.click(submit)
  expect(signIn.mock.calls[0]?.[0]).toEqual({ email: 'doctor@demo.clinic', password: 'demo' })
})

test('a refusal empties the password alone, and the keyboard goes there', async () => {
  signIn.mockRejectedValue(failure('unauthorized'))
  const { user, email, password, notice } = setup()
  await user.type(email, 'doctor@demo.clinic')
  await user.type(password(), 'wrong{Enter}')
  expect(notice()).toBe('E-posta veya şifre hatalı.')
  expect(email.value).toBe('doctor@demo.clinic')
  expect(password().value).toBe('')
  expect(document.activeElement).toBe(password())
})

test('trouble on the way leaves the password and the keyboard where they are', async () => {
  signIn.mockRejectedValue(failure('server'))
  const { user, email, password } = setup()
  await user.type(email, 'doctor@demo.clinic')
  await user.type(password(), 'demo{Enter}')
  expect(password().value).toBe('demo')
  expect(document.activeElement).toBe(password())
})

test('an expired session is explained', () => {
  expect(setup({ lastEnd: 'expired' }).notice()).toBe('Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.')
})

test('a plain sign-out needs no explanation', () => {
  expect(setup({ lastEnd: 'signed-out' }).notice()).toBe('')
})

test('what went wrong just now comes before why the page is here', () => {
  const { notice } = setup({ lastEnd: 'expired', status: { kind: 'failed', error: 'timeout' } })
  expect(notice()).toBe('Sunucu zamanında yanıt vermedi. Yeniden deneyin.')
})

test('Caps Lock is mentioned while the password is typed', () => {
  const { password } = setup()
  const press = createEvent.keyUp(password(), { key: 'A' })
  Object.assign(press, { getModifierState: (key: string) => key === 'CapsLock' })
  fireEvent(password(), press)
  expect(screen.getByText('Büyük harf kilidi (Caps Lock) açık.')).toBeTruthy()
  fireEvent.blur(password())
  expect(screen.queryByText('Büyük harf kilidi (Caps Lock) açık.')).toBeNull()
})

test('when a slow attempt fails while the keyboard is on its way out, the keyboard is on what went wrong', async () => {
  let fail: (error: Error) => void = () => {}
  signIn.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { email, password, submit } = setup()
  fireEvent.change(email, { target: { value: 'doctor@demo.clinic' } })
  fireEvent.change(password(), { target: { value: 'demo' } })
  fireEvent.click(submit)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  screen.getByRole('button', { name: 'Vazgeç' }).focus()
  await act(async () => fail(failure('timeout')))
  expect(document.activeElement?.textContent).toBe('Sunucu zamanında yanıt vermedi. Yeniden deneyin.')
  vi.useRealTimers()
})
