import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOnMount, focusOnMountIfLost } from '../focus-on-mount'
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

/** `refused`: something else than digits came; `incomplete`: Enter came too early. */
export type PinInputError = 'refused' | 'incomplete'

type PinDigitInputsProps = {
  /** They take the place of boxes in which something wrong stood. */
  isRetry: boolean
  state: 'ready' | 'checking' | 'lockedOut'
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

  const focusBox = (index: number) => group.current?.querySelectorAll('input').item(index)?.focus()

  // A key is not done when its input is: the browser still scrolls to the caret, wherever the focus is by then. Whoever
  // closes the field for the last digit must not do so before.
  const complete = (pin: string) => void setTimeout(() => notify.onComplete(pin))

  const fill = (filled: PinDigits) => {
    setDigits(filled)
    notify.onTyped()
    const pin = completePin(filled)
    if (pin !== null) complete(pin)
  }

  const fillAll = (pin: string) => {
    focusBox(pin.length - 1)
    fill(Array.from(pin))
  }

  const change = (index: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const entry = readEntry(event.target.value)
    switch (entry.kind) {
      case 'digit': {
        const filled = withDigit(digits, index, entry.digit)
        // An input method may say the same digit once more when it loses the box.
        if (event.target === document.activeElement) focusBox(nextEmpty(filled, index) ?? index)
        return fill(filled)
      }
      case 'whole':
        return fillAll(entry.pin)
      case 'removed':
        return setDigits(withDigit(digits, index, ''))
      case 'refused':
        return notify.onError('refused')
      case 'unchanged':
    }
  }

  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    if (!isReady) return
    const pin = parsePastedPin(event.clipboardData.getData('text'))
    if (pin === null) notify.onError('refused')
    else fillAll(pin)
  }

  const remove = (index: number) => {
    setDigits(withDigit(digits, index, ''))
    focusBox(index)
  }

  const removeAll = () => {
    setDigits(NO_DIGITS)
    focusBox(0)
  }

  const send = () => {
    const pin = completePin(digits)
    if (pin !== null) return complete(pin)
    notify.onError('incomplete')
    focusBox(digits.indexOf(''))
  }

  const press = (index: number) => (event: KeyboardEvent) => {
    const act = isReady ? keyAction(event, index) : null
    if (!act) return
    event.preventDefault()
    act()
  }

  const keyAction = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, index: number): (() => void) | null => {
    if (altKey) return null
    const last = digits.length - 1
    switch (key) {
      case 'Backspace':
        if (ctrlKey || metaKey) return removeAll
        return () => remove(digits[index] === '' ? Math.max(index - 1, 0) : index)
      case 'Delete':
        return () => remove(index)
      case 'ArrowLeft':
        return () => focusBox(Math.max(index - 1, 0))
      case 'ArrowRight':
        return () => focusBox(Math.min(index + 1, last))
      case 'Home':
        return () => focusBox(0)
      case 'End':
        return () => focusBox(last)
      case 'Enter':
        return send
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
          // oxlint-disable-next-line react/no-array-index-key -- a box is its place
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
          onPaste={paste}
          onKeyDown={press(index)}
          onFocus={(event) => event.target.select()}
        />
      ))}
    </div>
  )
}
