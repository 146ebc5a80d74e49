import { useUnit } from 'effector-react'
import { PrintPortal } from '@/shared/ui/print-portal'
import { $label } from '../model/label'
import styles from './PrintableLabel.module.css'

/** Hidden on the screen, and the only content on paper. */
export function PrintableLabel() {
  const label = useUnit($label)
  if (!label) return null
  const { name, patientId, barcode } = label
  return (
    <PrintPortal>
      <div className={styles.label}>
        {name && <p className={styles.name}>{name}</p>}
        <svg
          className={styles.barcode}
          viewBox={`0 0 ${barcode.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden="true"
        >
          <path d={barcode.bars} />
        </svg>
        <p className={styles.id}>{patientId}</p>
      </div>
    </PrintPortal>
  )
}
