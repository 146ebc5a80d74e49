import { useUnit } from 'effector-react'
import type { Ref, RefObject } from 'react'
import { useTranslation } from '@/shared/i18n'
import { isComposing } from '@/shared/browser'
import { MAX_SEARCH_LENGTH } from '@/shared/config'
import { InputField } from '@/shared/ui/field'
import { $text, textTyped } from '../model/patient-list'
import styles from './PatientListPage.module.css'

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  /** Element with the rows; ArrowDown moves the focus to them. */
  results: RefObject<HTMLElement | null>
}

export function SearchField({ ref, results }: SearchFieldProps) {
  const { t } = useTranslation('patientList')
  const { text, type } = useUnit({ text: $text, type: textTyped })
  return (
    <InputField
      ref={ref}
      label={t('field')}
      className={styles.field}
      type="search"
      placeholder={t('placeholder')}
      enterKeyHint="search"
      maxLength={MAX_SEARCH_LENGTH}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      value={text}
      onValueChange={type}
      onKeyDown={(event) => {
        const row = event.key === 'ArrowDown' && results.current?.querySelector<HTMLElement>('tr[tabindex="0"]')
        if (!row || isComposing(event.nativeEvent)) return
        event.preventDefault()
        row.focus()
      }}
    />
  )
}
