import { ChevronDown } from 'lucide'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { isComposing } from '@/shared/browser'
import { Field, SelectField, type SelectFieldProps } from '../field'
import { isWindowBlur } from '../focus'
import { Icon } from '../icon'
import { rowAfterKey } from '../list'
import { findOptions } from './find-options'
import { OptionList } from './OptionList'

type SearchSelectProps = Omit<SelectFieldProps, 'isReadOnly' | 'ref'>

const MAX_NATIVE_CHOICES = 10
const PAGE_ROWS = 10

/**
 * A native select, or with more than ten choices, besides "all", one that can be searched. The focus stays when the other
 * control replaces it.
 */
export function AdaptiveSelect(props: SearchSelectProps) {
  const hadFocus = useRef(false)
  // Called in each render: the control that is still there must not be focused, and scrolled to, again.
  const moveFocus = (control: HTMLElement | null) => {
    if (hadFocus.current && control !== document.activeElement) control?.focus()
    return () => {
      hadFocus.current = control === document.activeElement
    }
  }
  const choices = props.options.filter(({ value }) => value !== '')
  const Select = choices.length > MAX_NATIVE_CHOICES ? SearchSelect : SelectField
  return <Select {...props} ref={moveFocus} />
}

/**
 * A select that can be searched: an APG combobox with list autocomplete. The focus stays in the input; leaving it changes
 * nothing. Its properties are those of `SelectField`.
 */
function SearchSelect({ ref, value, options, onValueChange, ...field }: Omit<SelectFieldProps, 'isReadOnly'>) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** What is searched for; null shows the chosen option. */
  const [text, setText] = useState<string | null>(null)
  const [activeValue, setActiveValue] = useState<string | null>(null)
  const found = useMemo(() => findOptions(options, text ?? ''), [options, text])
  const active = found.findIndex((option) => option.value === activeValue)
  const optionId = (row: number) => `${listId}option${row}`

  const open = () => {
    if (isOpen) return
    setOpen(true)
    setActiveValue(value)
    input.current?.select()
  }
  const close = () => {
    setOpen(false)
    setText(null)
  }
  const choose = (option: string | undefined) => {
    close()
    if (option !== undefined && option !== value) onValueChange(option)
  }
  const search = (typed: string) => {
    setText(typed)
    setOpen(true)
    const isEmpty = typed.trim() === ''
    setActiveValue(findOptions(options, typed).find((option) => isEmpty || option.value !== '')?.value ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return
    const { key, altKey } = event
    const isHandled = isOpen ? handleOpenKey(key, altKey) : handleClosedKey(key)
    if (!isHandled) return
    event.preventDefault()
    // Escape closes the list only, not the dialog around it.
    event.stopPropagation()
  }
  const handleClosedKey = (key: string): boolean => {
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return false
    open()
    return true
  }
  const handleOpenKey = (key: string, isAlt: boolean): boolean => {
    if (key === 'Escape' || (isAlt && key === 'ArrowUp')) close()
    else if (key === 'Enter') choose(found[active]?.value)
    else {
      // Home and End move the caret of the text; the search palette uses them for its rows.
      const isForCaret = isAlt || key === 'Home' || key === 'End'
      const next = isForCaret ? null : rowAfterKey(key, active, found.length, PAGE_ROWS)
      if (next === null) return false
      setActiveValue(found[next]?.value ?? null)
    }
    return true
  }

  return (
    <Field {...field} end={<Icon icon={ChevronDown} size={16} />}>
      {(control) => (
        <>
          <input
            {...control}
            ref={(element) => {
              input.current = element
              return ref?.(element)
            }}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={text ?? options.find((option) => option.value === value)?.label ?? ''}
            onChange={(event) => search(event.target.value)}
            onClick={open}
            onKeyDown={onKeyDown}
            onBlur={(event) => !isWindowBlur(event) && close()}
          />
          {isOpen && (
            <OptionList
              id={listId}
              label={field.label}
              anchor={input}
              options={found}
              isSearched={text !== null}
              chosen={value}
              active={active}
              optionId={optionId}
              onChoose={choose}
            />
          )}
        </>
      )}
    </Field>
  )
}
