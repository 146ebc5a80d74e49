import { Paperclip } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { Field, type FieldProps } from '../field'
import { Icon } from '../icon'
import { Spinner } from '../spinner'
import { ChosenFile } from './ChosenFile'
import styles from './FileField.module.css'

type FileFieldProps = FieldProps & {
  chooseLabel: string
  removeLabel: string
  /** As the attribute of a file input. It is only a hint, so files must be validated. */
  accept: string
  file: File | null
  /** Shown name, if the name of the file is unsuitable. */
  fileName?: string
  isBusy?: boolean
  onFiles: (files: File[]) => void
  onRemove: () => void
}

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
  ...field
}: FileFieldProps) {
  const { container, preserveFocus } = useFocusAfterReplace(file)
  return (
    <Field {...field}>
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
                  // Allows the same file to be chosen again, for example after it was rejected and corrected.
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
    </Field>
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
