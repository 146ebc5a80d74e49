import { useUnit } from 'effector-react'
import { Search, X } from 'lucide'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from '@/shared/i18n'
import { isComposing } from '@/shared/browser'
import { MAX_SEARCH_LENGTH } from '@/shared/config'
import { focusFirst } from '@/shared/ui/focus'
import { Icon } from '@/shared/ui/icon'
import { IconButton } from '@/shared/ui/icon-button'
import { paletteClosed } from '../model/palette'
import styles from './PaletteField.module.css'

interface PaletteFieldProps {
  text: string
  onType: (text: string) => void
  /** Not called for keys that an input method handles. */
  onKey?: (event: KeyboardEvent<HTMLInputElement>) => void
  list?: { id: string; activeId: string | undefined } | undefined
  describedBy?: string | undefined
}

/** Keeps the caret when the lazy palette replaces its loading state; a dialog that opens sets the focus itself. */
function focusAtEnd(field: HTMLInputElement | null): void {
  if (!field?.closest('dialog[open]')) return
  field.focus()
  field.setSelectionRange(field.value.length, field.value.length)
}

/**
 * For a button that is removed while the palette is open: then the field gets the focus. A tap does not focus the button,
 * so that no screen keyboard opens.
 */
export const returnFocusProps = {
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
  ref: (button: HTMLElement | null) => () => {
    const dialog = button?.matches(':focus') ? button.closest('dialog') : null
    if (dialog) focusFirst(dialog)
  },
}

export function PaletteField({ text, onType, onKey, list, describedBy }: PaletteFieldProps) {
  const { t } = useTranslation(['search', 'common'])
  const close = useUnit(paletteClosed)
  return (
    <div className={styles.bar}>
      <Icon icon={Search} />
      <input
        ref={focusAtEnd}
        data-autofocus
        className={styles.field}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={t('search:field')}
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list?.id}
        aria-activedescendant={list?.activeId}
        aria-describedby={describedBy}
        placeholder={t('search:placeholder')}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (!isComposing(event.nativeEvent)) onKey?.(event)
        }}
      />
      <IconButton icon={X} size="s" label={t('common:close')} onClick={() => close()} />
    </div>
  )
}
