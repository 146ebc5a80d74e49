import { useUnit } from 'effector-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import type { RouteId } from '@/shared/routes'
import { LiveRegion } from '@/shared/ui/live-region'
import { moveKeyOf, rowAfter } from '../lib/active-row'
import type { PaletteAction } from '../lib/palette-action'
import { rowHighlighted } from '../model/active-row'
import { $text, compositionChanged, textTyped } from '../model/search-text'
import styles from './PaletteBody.module.css'
import { PaletteField } from './PaletteField'
import { PaletteFooter } from './PaletteFooter'
import { PaletteList, rowElementId } from './PaletteList'
import { PatientNotice } from './PatientNotice'
import { useAnnouncement } from './use-announcement'
import { useChoice } from './use-choice'
import { usePalette } from './use-palette'

interface PaletteBodyProps {
  pages: readonly RouteId[]
  actions: readonly PaletteAction[]
}

/** Combobox over the sections: the focus stays in the text field, the keys move the active row. */
export function PaletteBody({ pages, actions }: PaletteBodyProps) {
  'use memo'
  const { text, type, compose, highlight } = useUnit({
    text: $text,
    type: textTyped,
    compose: compositionChanged,
    highlight: rowHighlighted,
  })
  const { term, search, sections, active, retry } = usePalette(pages, actions)
  const announcement = useAnnouncement(search, sections)
  const choose = useChoice()
  const list = useRef<HTMLDivElement>(null)
  const listId = useId()
  const hintId = `${listId}-hint`
  const hasRows = sections.length > 0

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active && !event.repeat) choose(active)
      return
    }
    const key = moveKeyOf(event)
    const next = key && rowAfter(key, sections, active)
    if (!next) return
    event.preventDefault()
    highlight(next.id)
    list.current?.querySelector(`[id="${rowElementId(listId, next)}"]`)?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <>
      <PaletteField
        text={text}
        onType={type}
        onCompose={compose}
        onKey={press}
        list={hasRows ? { id: listId, activeId: active ? rowElementId(listId, active) : undefined } : undefined}
        describedBy={search.status === 'hint' ? hintId : undefined}
      />
      <div className={styles.results}>
        <PatientNotice state={search} hintId={hintId} isAlone={!hasRows} onRetry={retry} />
        {hasRows && (
          <PaletteList
            id={listId}
            ref={list}
            sections={sections}
            active={active}
            term={term}
            onHighlight={(row) => highlight(row.id)}
            onChoose={choose}
          />
        )}
      </div>
      <PaletteFooter />
      <LiveRegion message={announcement} />
    </>
  )
}
