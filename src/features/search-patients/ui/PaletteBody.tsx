import { useUnit } from 'effector-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteId } from '@/shared/routes'
import { Kbd } from '@/shared/ui/kbd'
import { LiveRegion } from '@/shared/ui/live-region'
import { moveKeyOf, rowAfter } from '../lib/active-row'
import type { PaletteAction } from '../lib/find-commands'
import { rowHighlighted } from '../model/active-row'
import { $text, compositionChanged, textTyped } from '../model/search-text'
import styles from './PaletteBody.module.css'
import { PaletteField } from './PaletteField'
import { PaletteList, rowElementId } from './PaletteList'
import { PatientNotice } from './PatientNotice'
import { useAnnouncement, useChoice, usePalette } from './use-palette'

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

/** Hidden from screen readers, which announce the keys of a combobox themselves. */
function PaletteFooter() {
  const { t } = useTranslation('search')
  return (
    <div className={styles.footer} aria-hidden="true">
      <span>
        <Kbd keys={['↑', '↓']} /> {t('keyMove')}
      </span>
      <span>
        <Kbd keys={['Enter']} /> {t('keyOpen')}
      </span>
      <span>
        <Kbd keys={['Esc']} /> {t('keyClose')}
      </span>
    </div>
  )
}
