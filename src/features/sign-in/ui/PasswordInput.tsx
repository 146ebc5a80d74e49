import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordField } from '@/shared/ui/prime'
import { focusOnMount } from '@/shared/ui/focus-on-mount'

interface PasswordInputProps {
  isFocusedFirst: boolean
  error: string | undefined
  onTyped: () => void
}

/** Only this state holds the password; no store does. */
export function PasswordInput({ isFocusedFirst, error, onTyped }: PasswordInputProps) {
  const { t } = useTranslation('signIn')
  const [password, setPassword] = useState('')
  const [hasCapsLock, setCapsLock] = useState(false)
  const updateCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <PasswordField
      ref={isFocusedFirst ? focusOnMount : null}
      label={t('password')}
      name="password"
      autoComplete="current-password"
      value={password}
      hint={hasCapsLock ? t('capsLock') : undefined}
      error={error}
      onKeyUp={updateCapsLock}
      onBlur={() => setCapsLock(false)}
      onValueChange={(value) => {
        setPassword(value)
        onTyped()
      }}
    />
  )
}
