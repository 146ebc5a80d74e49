import { SelectField, type SelectFieldProps } from '../field'
import { SearchSelect } from './SearchSelect'

const MAX_NATIVE_CHOICES = 10

/** A native select, or with more than ten choices, besides "all", one that can be searched. */
export function AdaptiveSelect(props: SelectFieldProps) {
  const choices = props.options.filter(({ value }) => value !== '')
  return choices.length > MAX_NATIVE_CHOICES ? <SearchSelect {...props} /> : <SelectField {...props} />
}
