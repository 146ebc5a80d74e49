import { Field, type FieldProps } from './Field'

interface CheckboxFieldProps extends FieldProps {
  isChecked: boolean
  onCheckedChange: (isChecked: boolean) => void
}

export function CheckboxField({ isChecked, onCheckedChange, isReadOnly = false, ...field }: CheckboxFieldProps) {
  return (
    <Field {...field} layout="beside">
      {(control) => (
        <input
          {...control}
          type="checkbox"
          checked={isChecked}
          disabled={isReadOnly}
          onChange={(event) => onCheckedChange(event.target.checked)}
        />
      )}
    </Field>
  )
}
