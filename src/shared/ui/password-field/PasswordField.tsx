import { Eye, EyeOff } from 'lucide-react'
import { type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormField, type FieldTexts } from '../form-field'
import { IconButton } from '../icon-button'
import { InputText, type InputTextProps } from '../prime'
import styles from './PasswordField.module.css'

type PasswordFieldProps = FieldTexts &
  Omit<InputTextProps, 'id' | 'type' | 'className' | 'size' | 'tooltip' | 'onChange' | 'required' | 'pt'> & {
    ref?: Ref<HTMLInputElement>
    value: string
    onValueChange: (value: string) => void
  }

/** Password input with a reveal button. Imports PrimeReact: use it in lazy chunks only. */
export function PasswordField({
  label,
  hint,
  error,
  isRequired,
  className,
  onValueChange,
  ...input
}: PasswordFieldProps) {
  const { t } = useTranslation('common')
  const [isShown, setShown] = useState(false)
  return (
    <FormField label={label} hint={hint} error={error} isRequired={isRequired ?? false} className={className}>
      {(control) => (
        <div className={styles.password}>
          <InputText
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onValueChange(event.target.value)}
          />
          <IconButton
            icon={isShown ? EyeOff : Eye}
            label={t(isShown ? 'hidePassword' : 'showPassword')}
            size="s"
            className={styles.reveal}
            aria-controls={control.id}
            onClick={() => setShown(!isShown)}
          />
        </div>
      )}
    </FormField>
  )
}
