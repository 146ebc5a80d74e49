import { useUnit } from 'effector-react'
import { patientChosen, patientListRequested } from '@/entities/patient'
import type { PaletteRow } from '../lib/palette-sections'
import { actionChosen, pageChosen } from '../model/choice'

export function useChoice() {
  const chosen = useUnit({
    patient: patientChosen,
    allPatients: patientListRequested,
    page: pageChosen,
    action: actionChosen,
  })
  return (row: PaletteRow): void => {
    switch (row.kind) {
      case 'patient':
        chosen.patient(row.patient)
        break
      case 'all-patients':
        chosen.allPatients(row.term)
        break
      case 'page':
        chosen.page(row.page.id)
        break
      case 'action':
        chosen.action(row.action.id)
    }
  }
}
