import type { StoreValue } from 'effector'
import { useUnit } from 'effector-react'
import { CircleAlert, Clock3 } from 'lucide'
import { type KeyboardEvent, type MouseEvent, type SubmitEvent, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { OneTimeSecret } from '@/shared/lib/one-time-secret'
import { Button, CountdownButton } from '@/shared/ui/button'
import { focusOnMount, focusOnMountIfLost } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { PasswordField, TextField } from '@/shared/ui/prime'
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden'
import {
  $isSigningIn,
  $passwordResetKey,
  $retryAt,
  $sessionNotice,
  $signInStatus,
  signInCancelled,
  type SignInStatus,
  signInSubmitted,
} from '../model/sign-in'
import styles from './SignInForm.module.css'

const NOTICE_ID = 'sign-in-notice'

type FieldName = 'email' | 'password'

export function SignInForm() {
  const { t } = useTranslation('signIn')
  const { status, isSigningIn, passwordResetKey, retryAt, sessionNotice, submit, cancel } = useUnit({
    status: $signInStatus,
    isSigningIn: $isSigningIn,
    passwordResetKey: $passwordResetKey,
    retryAt: $retryAt,
    sessionNotice: $sessionNotice,
    submit: signInSubmitted,
    cancel: signInCancelled,
  })
  const [missing, setMissing] = useState<readonly FieldName[]>([])

  const change = (field: FieldName) => setMissing(missing.filter((name) => name !== field))

  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSigningIn) return
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
        // Uncontrolled: a password manager may fill a field without an input event, and the next render would undo that.
        value={undefined}
        error={missing.includes('email') ? t('emailMissing') : undefined}
        onValueChange={() => change('email')}
      />
      {/* The key changes with each rejection: a new, empty field gets the focus. */}
      <PasswordInput
        key={passwordResetKey}
        isFocusedFirst={passwordResetKey > 0}
        error={missing.includes('password') ? t('passwordMissing') : undefined}
        describedBy={status.kind === 'failed' ? NOTICE_ID : undefined}
        onTyped={() => change('password')}
      />
      <CountdownButton
        type="submit"
        variant="primary"
        isLoading={isSigningIn}
        retryAt={retryAt}
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

interface PasswordInputProps {
  isFocusedFirst: boolean
  error: string | undefined
  describedBy: string | undefined
  onTyped: () => void
}

/** Only the element holds the password; no store and no state does. */
function PasswordInput({ isFocusedFirst, onTyped, ...described }: PasswordInputProps) {
  const { t } = useTranslation('signIn')
  const [hasCapsLock, setCapsLock] = useState(false)
  const updateCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <PasswordField
      ref={isFocusedFirst ? focusOnMount : null}
      label={t('password')}
      name="password"
      autoComplete="current-password"
      value={undefined}
      hint={hasCapsLock ? t('capsLock') : undefined}
      {...described}
      onKeyUp={updateCapsLock}
      onValueChange={onTyped}
    />
  )
}

const SESSION_TEXTS = { expired: 'expired', 'invalid-token': 'invalidToken' } as const

interface SignInNoticeProps {
  status: SignInStatus
  sessionNotice: StoreValue<typeof $sessionNotice>
}

function SignInNotice({ status, sessionNotice }: SignInNoticeProps) {
  const { t } = useTranslation('signIn')
  return (
    <div role="alert" id={NOTICE_ID} className={styles.notices}>
      {status.kind === 'failed' ? (
        <p ref={focusOnMountIfLost} tabIndex={-1} className={styles.notice} data-tone="danger">
          <Icon icon={CircleAlert} size={18} />
          {t(`errors.${status.error}`)}
        </p>
      ) : (
        sessionNotice && (
          <p className={styles.notice} data-tone="info">
            <Icon icon={Clock3} size={18} />
            {t(SESSION_TEXTS[sessionNotice])}
          </p>
        )
      )}
    </div>
  )
}

interface SlowNoticeProps {
  status: SignInStatus
  onCancel: () => void
}

/** Announced to screen readers at once, visible when the attempt takes long. */
function SlowNotice({ status, onCancel }: SlowNoticeProps) {
  const { t } = useTranslation(['signIn', 'common'])

  const cancel = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears with the attempt, so the focus moves to the submit button.
    event.currentTarget.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
    onCancel()
  }

  return (
    <>
      <div role="status" className={styles.progress}>
        {status.kind === 'signing-in' && <VisuallyHidden>{t('signingIn')}</VisuallyHidden>}
        {status.kind === 'taking-long' && <p>{t('takingLong')}</p>}
      </div>
      {status.kind === 'taking-long' && (
        <Button variant="ghost" size="s" className={styles.cancel} onClick={cancel}>
          {t('common:cancel')}
        </Button>
      )}
    </>
  )
}
