import { useUnit } from 'effector-react'
import { ArrowLeft } from 'lucide'
import { type KeyboardEvent, useId } from 'react'
import { useTranslation } from '@/shared/i18n'
import type { Patient } from '@/entities/patient'
import type { RouteId } from '@/shared/routes'
import { IconButton } from '@/shared/ui/icon-button'
import { LiveRegion } from '@/shared/ui/live-region'
import { leavesActions, moveKeyOf, opensActions, rowAfter } from '../lib/active-row'
import type { ActionCommand } from '../lib/find-commands'
import { rowHighlighted } from '../model/palette-choice'
import { actionsOpened, backRequested, $text, textTyped } from '../model/palette'
import styles from './PaletteBody.module.css'
import { PaletteField, returnFocusProps } from './PaletteField'
import { PaletteFooter } from './PaletteFooter'
import { PaletteList, rowElementId } from './PaletteList'
import { PatientNotice } from './PatientNotice'
import { PatientRow } from './PatientRow'
import { useAnnouncement, useChoice, usePalette } from './use-palette'

interface PaletteBodyProps {
  pages: readonly RouteId[]
  actions: readonly ActionCommand[]
}

/** Combobox over the sections: the focus stays in the text field, the keys move the active row. */
export function PaletteBody({ pages, actions }: PaletteBodyProps) {
  'use memo'
  const { text, type, highlight, openActions, goBack } = useUnit({
    text: $text,
    type: textTyped,
    highlight: rowHighlighted,
    openActions: actionsOpened,
    goBack: backRequested,
  })
  const palette = usePalette(pages, actions)
  const { term, search, actionsPatient, sections, active } = palette
  const announcement = useAnnouncement(palette)
  const choose = useChoice()
  const listId = useId()
  const hintId = `${listId}-hint`
  const hasRows = sections.length > 0

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const key = moveKeyOf(event)
    const next = key && rowAfter(key, sections, active)
    if (event.key === 'Enter') {
      if (active && !event.repeat) choose(active)
    } else if (next) {
      highlight(next.id)
      field.ownerDocument.getElementById(rowElementId(listId, next))?.scrollIntoView({ block: 'nearest' })
    } else if (active?.kind === 'patient' && opensActions(event, field)) {
      openActions(active.patient)
    } else if (actionsPatient && leavesActions(event)) {
      goBack()
    } else {
      return
    }
    event.preventDefault()
  }

  return (
    <>
      <PaletteField
        text={text}
        onType={type}
        onKey={press}
        list={hasRows ? { id: listId, activeId: active ? rowElementId(listId, active) : undefined } : undefined}
        describedBy={!actionsPatient && search.status === 'hint' ? hintId : undefined}
      />
      <div className={styles.results}>
        {actionsPatient ? (
          <PatientHeader
            patient={actionsPatient.patient}
            isLocked={actionsPatient.isLocked}
            term={term}
            onBack={() => goBack()}
          />
        ) : (
          <PatientNotice state={search} hintId={hintId} isAlone={!hasRows} onRetry={palette.retry} />
        )}
        {hasRows && (
          <PaletteList
            // Scrolled to the active row when the actions open and close.
            key={actionsPatient?.patient.uuid}
            id={listId}
            actionsPatient={actionsPatient}
            sections={sections}
            active={active}
            term={term}
            onHighlight={(row) => highlight(row.id)}
            onChoose={choose}
            onOpenActions={openActions}
          />
        )}
      </div>
      <PaletteFooter hasActions={active?.kind === 'patient'} areActionsOpen={actionsPatient !== null} />
      <LiveRegion message={announcement} />
    </>
  )
}

interface PatientHeaderProps {
  patient: Patient
  isLocked: boolean
  term: string
  onBack: () => void
}

/** Above the actions of a patient. */
function PatientHeader({ patient, isLocked, term, onBack }: PatientHeaderProps) {
  const { t } = useTranslation('search')
  return (
    <div className={styles.header} data-kind="patient" data-opened="">
      <IconButton icon={ArrowLeft} label={t('backToResults')} {...returnFocusProps} onClick={onBack} />
      <PatientRow patient={patient} isLocked={isLocked} term={term} />
    </div>
  )
}
