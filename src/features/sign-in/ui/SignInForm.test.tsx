import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type EffectParams, fork } from 'effector'
import { Provider } from 'effector-react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError, type ApiErrorKind } from '@/shared/api'
import { $lastSessionEnd, type SessionEnd } from '@/shared/auth'
import { applyLanguage } from '@/shared/i18n'
import { $signInStatus, requestTokenFx, type SignInStatus } from '../model/sign-in'
import { SignInForm } from './SignInForm'

const requestToken = vi.fn<(attempt: EffectParams<typeof requestTokenFx>) => Promise<string>>()

beforeEach(async () => {
  vi.resetAllMocks()
  await applyLanguage('tr')
})

interface Options {
  status?: SignInStatus
  lastSessionEnd?: SessionEnd | null
}

function setup({ status = { kind: 'idle' }, lastSessionEnd = null }: Options = {}) {
  const scope = fork({
    values: [
      [$signInStatus, status],
      [$lastSessionEnd, lastSessionEnd],
    ],
    handlers: [[requestTokenFx, requestToken]],
  })
  render(
    <Provider value={scope}>
      <SignInForm />
    </Provider>,
  )
  return {
    user: userEvent.setup(),
    email: screen.getByLabelText('E-posta'),
    password: () => screen.getByLabelText('Şifre'),
    submit: screen.getByRole('button', { name: 'Giriş yap' }),
    notice: () => screen.getAllByRole('alert')[0]?.textContent,
  }
}

const failure = (kind: ApiErrorKind) => new ApiError({ kind, operation: 'POST /sign-in' })

/** E-mail and password of the request; the password can be read once. */
function requested() {
  const { email, password } = requestToken.mock.calls[0]?.[0].credentials ?? {}
  return { email, password: password?.take() }
}

/** Like a password manager that fires no input event. */
const fillSilently = (input: HTMLElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)

test('the e-mail field has the focus at first', () => {
  const { email } = setup()
  expect(email).toHaveFocus()
})

test('spaces around the e-mail are trimmed, those of the password are kept', async () => {
  requestToken.mockRejectedValue(failure('offline'))
  const { user, email, password } = setup()
  await user.type(email, ' doctor@demo.clinic ')
  await user.type(password(), ' demo {Enter}')
  expect(requested()).toEqual({ email: 'doctor@demo.clinic', password: ' demo ' })
})

test('values of a password manager are sent, even without an input event', async () => {
  requestToken.mockRejectedValue(failure('offline'))
  const { user, email, password, submit } = setup()
  fillSilently(email, 'doctor@demo.clinic')
  fillSilently(password(), 'demo')
  await user.click(submit)
  expect(requested()).toEqual({ email: 'doctor@demo.clinic', password: 'demo' })
})

test('an e-mail filled without an input event stays while the password is typed', async () => {
  requestToken.mockRejectedValue(failure('offline'))
  const { user, email, password } = setup()
  fillSilently(email, 'doctor@demo.clinic')
  await user.type(password(), 'x{Enter}')
  expect(requested()).toEqual({ email: 'doctor@demo.clinic', password: 'x' })
})

test.each([
  ['unauthorized', ''],
  ['server', 'wrong'],
] as const)(
  'values filled without an input event stay after the error %s, except a rejected password',
  async (kind, left) => {
    requestToken.mockRejectedValue(failure(kind))
    const { user, email, password, submit } = setup()
    fillSilently(email, 'doctor@demo.clinic')
    fillSilently(password(), 'wrong')
    await user.click(submit)
    expect(email).toHaveValue('doctor@demo.clinic')
    expect(password()).toHaveValue(left)
  },
)

test('a rejection clears and focuses the password and keeps the e-mail', async () => {
  requestToken.mockRejectedValue(failure('unauthorized'))
  const { user, email, password, notice } = setup()
  await user.type(email, 'doctor@demo.clinic')
  await user.type(password(), 'wrong{Enter}')
  expect(notice()).toBe('E-posta veya şifre hatalı.')
  expect(email).toHaveValue('doctor@demo.clinic')
  expect(password()).toHaveValue('')
  expect(password()).toHaveFocus()
  expect(password()).toHaveAccessibleDescription('E-posta veya şifre hatalı.')
})

test('a server error keeps the password and the focus', async () => {
  requestToken.mockRejectedValue(failure('server'))
  const { user, email, password } = setup()
  await user.type(email, 'doctor@demo.clinic')
  await user.type(password(), 'demo{Enter}')
  expect(password()).toHaveValue('demo')
  expect(password()).toHaveFocus()
})

test('after too many attempts, submitting waits as long as the platform asks for (F-R08)', async () => {
  const retryAt = Date.now() + 60_000
  const error = { kind: 'rejected', operation: 'POST /sign-in', status: 429, retryAt } as const
  requestToken.mockRejectedValue(new ApiError(error))
  const { user, email, password, submit } = setup()
  await user.type(email, 'doctor@demo.clinic')
  await user.type(password(), 'demo{Enter}')
  expect(submit).toHaveTextContent(/^Giriş yap\(\d+ sn\)$/)
  expect(password()).toHaveValue('demo')
  await user.type(password(), '{Enter}')
  expect(requestToken).toHaveBeenCalledOnce()
})

test.each([
  ['tooManyAttempts', 'Çok fazla deneme yapıldı. Biraz bekleyip yeniden deneyin.'],
  ['server', 'Sunucuda bir sorun oluştu. Birazdan yeniden deneyin.'],
  ['unreachable', 'Sunucuya ulaşılamıyor. İnternet bağlantınızı kontrol edip yeniden deneyin.'],
] as const)('the error %s is explained', (error, text) => {
  expect(setup({ status: { kind: 'failed', error } }).notice()).toBe(text)
})

test('an expired session is explained', () => {
  expect(setup({ lastSessionEnd: 'expired' }).notice()).toBe(
    'Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.',
  )
})

test('a sign-out shows no explanation', () => {
  expect(setup({ lastSessionEnd: 'signed-out' }).notice()).toBe('')
})

test('a saved session that could not be read is explained (F-R09)', () => {
  expect(setup({ lastSessionEnd: 'invalid-token' }).notice()).toBe(
    'Kayıtlı oturum bilgisi okunamadı ve silindi. Devam etmek için yeniden giriş yapın.',
  )
})

test('an error of the current attempt replaces the explanation of the expired session', () => {
  const { notice } = setup({ lastSessionEnd: 'expired', status: { kind: 'failed', error: 'timeout' } })
  expect(notice()).toBe('Sunucu zamanında yanıt vermedi. Yeniden deneyin.')
})

test('Caps Lock is mentioned from one key in the password to the next, so that no button moves when it is pressed', () => {
  const { password } = setup()
  const press = (isOn: boolean) => {
    const event = createEvent.keyUp(password(), { key: 'A' })
    Object.assign(event, { getModifierState: (key: string) => isOn && key === 'CapsLock' })
    fireEvent(password(), event)
  }
  press(true)
  fireEvent.blur(password())
  expect(screen.getByText('Büyük harf kilidi (Caps Lock) açık.')).toBeInTheDocument()
  press(false)
  expect(screen.queryByText('Büyük harf kilidi (Caps Lock) açık.')).not.toBeInTheDocument()
})

test('if a slow attempt fails while its cancel button has the focus, the error gets the focus', async () => {
  let fail: (error: Error) => void = () => {}
  requestToken.mockImplementation(() => new Promise((_, reject) => (fail = reject)))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { email, password, submit } = setup()
  fireEvent.change(email, { target: { value: 'doctor@demo.clinic' } })
  fireEvent.change(password(), { target: { value: 'demo' } })
  fireEvent.click(submit)
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  screen.getByRole('button', { name: 'Vazgeç' }).focus()
  await act(async () => fail(failure('timeout')))
  expect(document.activeElement).toHaveTextContent(/^Sunucu zamanında yanıt vermedi\. Yeniden deneyin\.$/)
})

test('a slow sign-in shows a notice, can be cancelled, and can be repeated', async () => {
  requestToken.mockImplementationOnce(
    ({ controller: { signal } }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(failure('cancelled')))),
  )
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { email, password, submit, notice } = setup()
  fireEvent.change(email, { target: { value: 'doctor@demo.clinic' } })
  fireEvent.change(password(), { target: { value: 'demo' } })
  fireEvent.click(submit)
  expect(submit).toHaveAttribute('aria-busy', 'true')
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(screen.getByText(/her zamankinden uzun/).closest('[role=status]')).toBeInTheDocument()
  vi.useRealTimers()

  fireEvent.click(screen.getByRole('button', { name: 'Vazgeç' }))
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'))
  expect(submit).toHaveFocus()
  expect(notice()).toBe('')

  requestToken.mockRejectedValue(failure('unauthorized'))
  fireEvent.click(submit)
  await waitFor(() => expect(notice()).toBe('E-posta veya şifre hatalı.'))
})

test('empty fields have an error, and the first one gets the focus', async () => {
  const { user, email, password, submit } = setup()
  await user.click(submit)
  expect(screen.getByText('E-posta adresinizi girin.')).toBeInTheDocument()
  expect(screen.getByText('Şifrenizi girin.')).toBeInTheDocument()
  expect(email).toHaveFocus()
  expect(email).toHaveAttribute('aria-invalid', 'true')

  await user.type(email, 'doctor@demo.clinic')
  expect(screen.queryByText('E-posta adresinizi girin.')).not.toBeInTheDocument()
  await user.click(submit)
  expect(password()).toHaveFocus()
  expect(requestToken).not.toHaveBeenCalled()
})

test('the password can be shown, and password managers recognise its field', async () => {
  const { user, email, password } = setup()
  expect(email).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Şifreyi göster' }))
  expect(password()).toHaveAttribute('type', 'text')
})
