import { Eye, EyeOff } from 'lucide'
import { useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { IconButton } from '../icon-button'
import { TextField, type TextFieldProps } from './TextField'

/** A password with a button that shows it. PrimeReact's `Password` announces the wrong state of its button. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'endButton'>) {
  const { t } = useTranslation('common')
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      endButton={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          size="s"
          tooltipSide="above"
          onClick={() => setShown(!isShown)}
        />
      }
    />
  )
}
