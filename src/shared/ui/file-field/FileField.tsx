import { Paperclip } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { FormField, type FieldTexts } from '../form-field'
import { Icon } from '../icon'
import { Spinner } from '../spinner'
import { ChosenFile } from './ChosenFile'
import styles from './FileField.module.css'

type FileFieldProps = FieldTexts & {
  /** On the control that opens the browser's own choice. */
  chooseLabel: string
  removeLabel: string
  /** As the attribute of a file input; it only suggests, so whoever gets the files has to look at them. */
  accept: string
  file: File | null
  /** The name to show, where the file's own is not fit for it. */
  fileName?: string
  /** A file is being looked at. */
  isBusy?: boolean
  isReadOnly?: boolean
  onFiles: (files: File[]) => void
  onRemove: () => void
}

/** One file, or none: a native file input until there is one, then its preview, name and size with a way to remove it. */
export function FileField({
  chooseLabel,
  removeLabel,
  accept,
  file,
  fileName = file?.name ?? '',
  isBusy = false,
  isReadOnly = false,
  onFiles,
  onRemove,
  ...texts
}: FileFieldProps) {
  const { container, preserveFocus } = useFocusAfterReplace(file)
  return (
    <FormField {...texts} isRequired={texts.isRequired ?? false}>
      {(control) => (
        <div ref={container} className={styles.container}>
          {file ? (
            <ChosenFile
              file={file}
              name={fileName}
              removeLabel={removeLabel}
              describedBy={control['aria-describedby']}
              isReadOnly={isReadOnly}
              onRemove={() => {
                preserveFocus()
                onRemove()
              }}
            />
          ) : (
            <>
              <input
                {...control}
                type="file"
                accept={accept}
                disabled={isReadOnly}
                className={styles.input}
                data-preserve-focus=""
                onChange={({ target }) => {
                  preserveFocus()
                  onFiles([...(target.files ?? [])])
                  // The same file can be chosen again, for instance after it was rejected and corrected.
                  target.value = ''
                }}
              />
              <label htmlFor={control.id} className={styles.choose}>
                {isBusy ? <Spinner /> : <Icon icon={Paperclip} size={18} />}
                {chooseLabel}
              </label>
            </>
          )}
        </div>
      )}
    </FormField>
  )
}

/** After a file was chosen or removed, focuses the control that replaced the one the user pressed. */
function useFocusAfterReplace(file: File | null) {
  const container = useRef<HTMLDivElement>(null)
  const isRequested = useRef(false)

  useLayoutEffect(() => {
    if (!isRequested.current) return
    isRequested.current = false
    container.current?.querySelector<HTMLElement>('[data-preserve-focus]')?.focus()
  }, [file])

  return {
    container,
    preserveFocus: () => {
      isRequested.current = true
    },
  }
}
