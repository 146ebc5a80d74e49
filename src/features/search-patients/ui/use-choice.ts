import { useUnit } from 'effector-react'
import type { PaletteRow } from '../lib/palette-sections'
import { actionChosen, pageChosen, patientChosen } from '../model/choice'

/** Says what was chosen when a row is opened. */
export function useChoice() {
  const chosen = useUnit({ patient: patientChosen, page: pageChosen, action: actionChosen })
  return (row: PaletteRow): void => {
    switch (row.kind) {
      case 'patient':
        chosen.patient(row.patient)
        break
      case 'page':
        chosen.page(row.page.id)
        break
      case 'action':
        chosen.action(row.action.id)
    }
  }
}
