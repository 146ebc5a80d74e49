import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CircleAlert } from 'lucide-react'
import { classNames } from '@/shared/lib/class-names'
import { Icon } from '../icon'
import styles from './FormField.module.css'

type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export type FieldTexts = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  className?: string | undefined
}

type FormFieldProps = FieldTexts & { children: (control: FieldControl) => ReactNode }

export function FormField({ label, hint, error, isRequired = false, className, children }: FormFieldProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const describedBy = classNames(hint ? `${id}hint` : null, error ? `${id}error` : null)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isRequired ? (
          <span className={styles.required} title={t('required')} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': isRequired || undefined,
      })}
      {hint ? (
        <p id={`${id}hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div role="alert">
        {error ? (
          <p id={`${id}error`} className={styles.error}>
            <Icon icon={CircleAlert} size={16} />
            {error}
          </p>
        ) : null}
      </div>
    </div>
  )
}
