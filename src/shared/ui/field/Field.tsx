import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import styles from './Field.module.css'

/** What all fields of the portal have in common. */
export interface FieldProps {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean | undefined
  isReadOnly?: boolean | undefined
  className?: string | undefined
  /** Id of a text outside of the field. */
  describedBy?: string | undefined
}

interface FieldControl {
  id: string
  className: string | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldScaffoldProps = Omit<FieldProps, 'isReadOnly'> & {
  /** `beside`: the label follows the control, such as a checkbox; `group`: it names several controls. */
  layout?: 'above' | 'beside' | 'group'
  /** A button or an icon over the end of the control. */
  end?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** Label, hint, error and their relations to a control. */
export function Field({
  layout = 'above',
  label,
  hint,
  error,
  isRequired = false,
  className,
  describedBy: outerText,
  end,
  children,
}: FieldScaffoldProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const describedBy = classNames(outerText, hint ? `${id}hint` : null, error ? `${id}error` : null) || undefined
  const control = children({
    id,
    className: layout === 'above' ? styles.control : undefined,
    'aria-describedby': describedBy,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  })
  const name = (
    <>
      {label}
      {isRequired ? (
        <span className={styles.required} title={t('required')} aria-hidden="true">
          *
        </span>
      ) : null}
    </>
  )
  const texts = (
    <>
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
    </>
  )
  if (layout === 'group') {
    return (
      <fieldset className={classNames(styles.field, className)} aria-describedby={describedBy}>
        <legend className={styles.label}>{name}</legend>
        {control}
        {texts}
      </fieldset>
    )
  }
  return (
    <div className={classNames(styles.field, className)} data-layout={layout}>
      {layout === 'beside' ? (
        <label className={styles.beside}>
          {control}
          {name}
        </label>
      ) : (
        <>
          <label htmlFor={id} className={styles.label}>
            {name}
          </label>
          {end ? (
            <span className={styles.withEnd}>
              {control}
              {end}
            </span>
          ) : (
            control
          )}
        </>
      )}
      {texts}
    </div>
  )
}
