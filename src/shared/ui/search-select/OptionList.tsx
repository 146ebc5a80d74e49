import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslation } from '@/shared/i18n'
import { keepBeside } from '@/shared/browser'
import { useVirtualizer } from '../list'
import { LiveRegion } from '../live-region'
import type { Option } from './find-options'
import styles from './OptionList.module.css'

interface OptionListProps {
  id: string
  label: string
  anchor: RefObject<HTMLInputElement | null>
  options: readonly Option[]
  isSearched: boolean
  chosen: string
  /** Index of the active option, or -1. */
  active: number
  optionId: (row: number) => string
  onChoose: (value: string) => void
}

const ROW_HEIGHT_PX = 36

/** The list of the combobox, in the top layer. Only the options around the visible ones are in the document. */
export function OptionList({
  id,
  label,
  anchor,
  options,
  isSearched,
  chosen,
  active,
  optionId,
  onChoose,
}: OptionListProps) {
  const { t } = useTranslation('common')
  const panel = useRef<HTMLDivElement>(null)
  const rows = useRef<HTMLDivElement>(null)
  /** The active option stays in view, until the user scrolls. */
  const isFollowing = useRef(true)
  const keys = useMemo(() => options.map(({ value }) => value), [options])

  useLayoutEffect(() => {
    const source = anchor.current
    if (!panel.current || !source) return
    panel.current.style.inlineSize = `${source.offsetWidth}px`
    panel.current.showPopover({ source })
    return keepBeside(panel.current, source, 'below-start')
  }, [anchor])

  const virtual = useVirtualizer(rows, keys, { estimate: ROW_HEIGHT_PX, order: keys.join('\n'), active })

  useLayoutEffect(() => {
    isFollowing.current = true
  }, [active, options])
  useLayoutEffect(() => {
    if (isFollowing.current) document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' })
  })
  const stopFollowing = () => {
    isFollowing.current = false
  }

  const shown = virtual.shown.flatMap(({ at, gap }) => {
    const option = options[at]
    return option ? [{ option, row: at, gap }] : []
  })
  const count = options.filter(({ value }) => value !== '').length
  const foundText = t('searchSelect.found', { count })

  return (
    // The input keeps the focus, also when an option or the scroll bar is pressed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} popover="manual" className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
        onWheel={stopFollowing}
        onPointerDown={stopFollowing}
        onTouchMove={stopFollowing}
      >
        <div ref={rows} role="presentation" className={styles.rows} style={{ blockSize: virtual.height }}>
          {shown.map(({ option, row, gap }) => (
            // The input keeps the focus and handles the keys.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
            <div
              key={option.value}
              ref={virtual.rowRef}
              data-key={option.value}
              id={optionId(row)}
              role="option"
              aria-selected={option.value === chosen}
              aria-setsize={options.length}
              aria-posinset={row + 1}
              data-active={row === active || undefined}
              className={styles.option}
              style={{ marginBlockStart: gap }}
              onClick={() => onChoose(option.value)}
            >
              {option.label}
            </div>
          ))}
        </div>
      </div>
      {isSearched && (
        <>
          {count === 0 && (
            <p aria-hidden="true" className={styles.empty}>
              {foundText}
            </p>
          )}
          <LiveRegion message={foundText} />
        </>
      )}
    </div>
  )
}
