import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Field, type FieldProps } from './Field'
import styles from './Field.module.css'

type InputFieldProps = TextProps &
  Omit<ComponentProps<'input'>, keyof TextProps | 'id' | 'onChange' | 'readOnly' | 'required' | 'type'> & {
    type: 'date' | 'search' | 'text'
    /** A button at the end of the input. */
    endButton?: ReactNode
  }

/** A native input, for filters and panels that must open at once: it needs no library. */
export function InputField({ endButton, ...props }: InputFieldProps) {
  const { field, attributes } = splitTextProps(props)
  return (
    <Field {...field} end={endButton}>
      {(control) => <input autoComplete="off" {...attributes} {...control} />}
    </Field>
  )
}

const SHOW_RATIO = 0.9

export interface TextProps extends FieldProps {
  /** Undefined leaves the text to the browser: it is read from the form. */
  value: string | undefined
  onValueChange: (value: string) => void
  /** Shows a counter near this length. Longer text is not truncated; report it with `error`. */
  maxLength?: number | undefined
  hasInitialFocus?: boolean
}

/** Separates what a text field passes to its scaffold from the attributes of its control. */
export function splitTextProps<Props extends TextProps>({
  label,
  hint,
  error,
  isRequired,
  isReadOnly = false,
  className,
  describedBy,
  value,
  onValueChange,
  maxLength,
  hasInitialFocus = false,
  ...attributes
}: Props) {
  return {
    field: { label, hint: withCharacterCount(hint, value, maxLength), error, isRequired, className, describedBy },
    attributes: {
      ...attributes,
      ...(hasInitialFocus && { 'data-autofocus': '', ref: focusInPendingDialog }),
      value,
      readOnly: isReadOnly,
      onChange: ({ target }: { target: { value: string } }) => onValueChange(target.value),
    },
  }
}

/** A dialog that opened before its content was loaded has the focus itself until then. */
function focusInPendingDialog(control: HTMLElement | null): void {
  if (control && document.activeElement === control.closest('dialog[open]')) control.focus()
}

/** The hint of a field, with a counter (`4.870 / 5.000`) near the limit. */
function withCharacterCount(hint: ReactNode, text = '', maxLength?: number): ReactNode {
  const { length } = text.trim()
  if (maxLength === undefined || length < maxLength * SHOW_RATIO) return hint
  return (
    <span className={styles.withCount}>
      <span>{hint}</span>
      <CharacterCount length={length} maxLength={maxLength} />
    </span>
  )
}

function CharacterCount({ length, maxLength }: { length: number; maxLength: number }) {
  const { t } = useTranslation('common')
  return (
    <span data-exceeded={length > maxLength || undefined} className={styles.count}>
      {t('number', { value: length })} / {t('number', { value: maxLength })}
    </span>
  )
}
