import { useUnit } from 'effector-react'
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountdownButton } from '@/shared/ui/button'
import { TextField } from '@/shared/ui/prime'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import {
  $isSigningIn,
  $rejectionCount,
  $retryAt,
  $sessionNotice,
  $signInStatus,
  signInCancelled,
  signInSubmitted,
} from '../model/sign-in'
import { focusOnMount } from '@/shared/ui/focus-on-mount'
import { PasswordInput } from './PasswordInput'
import styles from './SignInForm.module.css'
import { SignInNotice } from './SignInNotice'
import { SlowNotice } from './SlowNotice'

type FieldName = 'email' | 'password'

export function SignInForm() {
  const { t } = useTranslation('signIn')
  const { status, isSigningIn, rejections, retryAt, sessionNotice, submit, cancel } = useUnit({
    status: $signInStatus,
    isSigningIn: $isSigningIn,
    rejections: $rejectionCount,
    retryAt: $retryAt,
    sessionNotice: $sessionNotice,
    submit: signInSubmitted,
    cancel: signInCancelled,
  })
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState<readonly FieldName[]>([])

  const change = (field: FieldName) => setMissing(missing.filter((name) => name !== field))

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSigningIn) return
    // Read from the form, because a password manager may fill fields without an input event.
    const typed = new FormData(event.currentTarget)
    const credentials = { email: textOf(typed, 'email').trim(), password: textOf(typed, 'password') }
    const empty = (['email', 'password'] as const).filter((name) => credentials[name] === '')
    setMissing(empty)
    if (empty[0] === undefined) submit({ ...credentials, password: new OneTimeSecret(credentials.password) })
    else focusField(event.currentTarget, empty[0])
  }

  return (
    <form method="post" noValidate className={styles.form} onSubmit={send}>
      <SignInNotice status={status} sessionNotice={sessionNotice} />
      <TextField
        ref={focusOnMount}
        label={t('email')}
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={missing.includes('email') ? t('emailMissing') : undefined}
        onValueChange={(value) => {
          setEmail(value)
          change('email')
        }}
      />
      {/* The key changes with each rejection: a new, empty field gets the focus. */}
      <PasswordInput
        key={rejections}
        isFocusedFirst={rejections > 0}
        error={missing.includes('password') ? t('passwordMissing') : undefined}
        onTyped={() => change('password')}
      />
      <CountdownButton
        type="submit"
        variant="primary"
        isLoading={isSigningIn}
        waitUntil={retryAt}
        className={styles.submit}
      >
        {t('submit')}
      </CountdownButton>
      <SlowNotice status={status} onCancel={() => cancel()} />
    </form>
  )
}

function textOf(form: FormData, name: FieldName): string {
  const text = form.get(name)
  return typeof text === 'string' ? text : ''
}

function focusField(form: HTMLFormElement, name: FieldName): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
