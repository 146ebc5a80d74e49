import type { ComponentProps, ReactNode } from 'react'
import { Field } from './Field'
import { splitTextProps, type TextProps } from './text-props'

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
