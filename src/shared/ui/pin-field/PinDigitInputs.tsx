import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { ignoreNextEnter } from '@/shared/browser'
import { useTranslation } from '@/shared/i18n'
import { focusOnMount, focusOnMountIfLost } from '../focus'
import {
  MASK,
  NO_DIGITS,
  nextEmpty,
  type PinDigits,
  readEntry,
  parsePastedPin,
  completePin,
  withDigit,
} from './pin-entry'
import styles from './PinField.module.css'

const ENTER_AFTER_PIN_MS = 1_000

/** `rejected`: not a digit; `incomplete`: Enter before the last digit. */
export type PinInputError = 'rejected' | 'incomplete'

export type PinFieldState = 'ready' | 'checking' | 'lockedOut'

interface PinDigitInputsProps {
  isRetry: boolean
  state: PinFieldState
  labelledBy: string
  describedBy: string | undefined
  isInvalid: boolean
  onTyped: () => void
  onError: (error: PinInputError) => void
  onComplete: (pin: string) => void
}

export function PinDigitInputs({ isRetry, state, labelledBy, describedBy, isInvalid, ...notify }: PinDigitInputsProps) {
  const { t } = useTranslation('pin')
  const group = useRef<HTMLDivElement>(null)
  const [digits, setDigits] = useState(NO_DIGITS)
  const isReady = state === 'ready'

  const focusInput = (index: number) => group.current?.querySelectorAll('input').item(index)?.focus()

  // The browser scrolls to the caret after the input event, so a parent must not move the focus before that.
  const complete = (pin: string) => void setTimeout(() => notify.onComplete(pin))

  const fill = (filled: PinDigits) => {
    setDigits(filled)
    notify.onTyped()
    const pin = completePin(filled)
    if (pin === null) return
    // Many users press Enter after the last digit. The check may be over by then, and another control may have the focus.
    ignoreNextEnter(ENTER_AFTER_PIN_MS)
    complete(pin)
  }

  const fillAll = (pin: string) => {
    focusInput(pin.length - 1)
    fill(Array.from(pin))
  }

  const change = (index: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const entry = readEntry(event.target.value)
    switch (entry.kind) {
      case 'digit': {
        const filled = withDigit(digits, index, entry.digit)
        // An input method may repeat the digit when its input loses the focus.
        if (event.target === document.activeElement) focusInput(nextEmpty(filled, index) ?? index)
        return fill(filled)
      }
      case 'whole':
        return fillAll(entry.pin)
      case 'removed':
        return setDigits(withDigit(digits, index, ''))
      case 'rejected':
        return notify.onError('rejected')
      case 'unchanged':
    }
  }

  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    if (!isReady) return
    const pin = parsePastedPin(event.clipboardData.getData('text'))
    if (pin === null) notify.onError('rejected')
    else fillAll(pin)
  }

  const remove = (index: number) => {
    setDigits(withDigit(digits, index, ''))
    focusInput(index)
  }

  const removeAll = () => {
    setDigits(NO_DIGITS)
    focusInput(0)
  }

  const send = () => {
    const pin = completePin(digits)
    if (pin !== null) return complete(pin)
    notify.onError('incomplete')
    focusInput(digits.indexOf(''))
  }

  const press = (index: number) => (event: KeyboardEvent) => {
    const act = isReady ? keyAction(event, index) : null
    if (!act) return
    event.preventDefault()
    act()
  }

  const keyAction = ({ key, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent, index: number): (() => void) | null => {
    if (altKey) return null
    const last = digits.length - 1
    switch (key) {
      case 'Backspace':
        if (ctrlKey || metaKey) return removeAll
        return () => remove(digits[index] === '' ? Math.max(index - 1, 0) : index)
      case 'Delete':
        return () => remove(index)
      case 'ArrowLeft':
        return () => focusInput(Math.max(index - 1, 0))
      case 'ArrowRight':
        return () => focusInput(Math.min(index + 1, last))
      case 'Home':
        return () => focusInput(0)
      case 'End':
        return () => focusInput(last)
      case 'Enter':
        // A held Enter may have opened the dialog, or follow the last digit.
        return repeat ? null : send
      default:
        return null
    }
  }

  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-busy={state === 'checking' || undefined}
      className={styles.digits}
      data-state={state}
      data-invalid={isInvalid || undefined}
      data-renewed={isRetry || undefined}
    >
      {digits.map((digit, index) => (
        <input
          // oxlint-disable-next-line react/no-array-index-key -- an input is identified by its position
          key={index}
          ref={index > 0 ? null : isRetry ? focusOnMount : focusOnMountIfLost}
          data-autofocus={index === 0 ? '' : undefined}
          className={styles.digit}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-label={t('digit', { position: index + 1 })}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy}
          aria-disabled={state === 'lockedOut' || undefined}
          readOnly={!isReady}
          value={digit && MASK}
          onChange={change(index)}
          onPaste={onPaste}
          onKeyDown={press(index)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  )
}
