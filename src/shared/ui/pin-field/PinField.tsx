import { CircleAlert } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from '@/shared/i18n'
import { Icon, Spinner } from '../icon'
import { VisuallyHidden } from '../VisuallyHidden'
import { PinDigitInputs, type PinFieldState, type PinInputError } from './PinDigitInputs'
import styles from './PinField.module.css'

interface PinFieldProps {
  label: string
  /** May change every second, so it is no description of the inputs. */
  hint?: ReactNode
  error?: ReactNode
  /** Another value empties the inputs and focuses the first one. */
  resetKey: number
  state: PinFieldState
  /** Called with four ASCII digits once they are complete, by typing, paste or autofill, and again on Enter. */
  onComplete: (pin: string) => void
}

/** The daily PIN in four inputs. The last digit completes it; it is never in the DOM or in a store. */
export function PinField({ label, hint, error, resetKey, state, onComplete }: PinFieldProps) {
  const { t } = useTranslation('pin')
  const id = useId()
  const [inputError, setInputError] = useState<PinInputError | null>(null)
  const [editedResetKey, setEditedResetKey] = useState<number | null>(null)
  const [lastState, setLastState] = useState(state)
  // The countdown is not live, so its end is announced.
  const [isLockoutOver, setLockoutOver] = useState(false)
  if (lastState !== state) {
    setLastState(state)
    setLockoutOver(lastState === 'lockedOut' && state === 'ready')
  }
  const isErrorOutdated = editedResetKey === resetKey && state === 'ready'
  const checkError = isErrorOutdated ? undefined : error
  const shownError = inputError === null ? checkError : t(inputError)

  const clearErrors = () => {
    setInputError(null)
    setEditedResetKey(resetKey)
  }

  return (
    <div className={styles.field}>
      <p id={`${id}label`} className={styles.label}>
        {label}
      </p>
      <PinDigitInputs
        key={resetKey}
        isRetry={resetKey > 0}
        state={state}
        labelledBy={`${id}label`}
        describedBy={shownError ? `${id}error` : undefined}
        isInvalid={Boolean(shownError)}
        onTyped={clearErrors}
        onError={setInputError}
        onComplete={onComplete}
      />
      <div className={styles.messages}>
        <div role="alert">
          {shownError ? (
            <p id={`${id}error`} className={styles.error}>
              <Icon icon={CircleAlert} size={16} />
              {shownError}
            </p>
          ) : null}
        </div>
        <div role="status">
          {state === 'checking' ? (
            <p className={styles.checking}>
              <Spinner />
              {t('checking')}
            </p>
          ) : isLockoutOver ? (
            <VisuallyHidden>{t('lockoutOver')}</VisuallyHidden>
          ) : null}
        </div>
        {hint ? <p className={styles.hint}>{hint}</p> : null}
      </div>
    </div>
  )
}
