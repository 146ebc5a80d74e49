import { useQuery } from '@tanstack/react-query'
import { Dialog } from 'primereact/dialog'
import { InputText } from 'primereact/inputtext'
import { type Ref, useEffect, useRef, useState } from 'react'
import { searchPatients } from '../platform-calls'

const DEBOUNCE_MS = 300

export function PatientSearch({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <Dialog visible={isOpen} onHide={onClose} onShow={() => field.current?.focus()} header="Hasta ara">
      <Patients field={field} />
    </Dialog>
  )
}

function Patients({ field }: { field: Ref<HTMLInputElement> }) {
  const [term, setTerm] = useState('')
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(term), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [term])
  const { data: patients = [] } = useQuery({
    queryKey: ['patients', settled],
    queryFn: () => searchPatients(settled),
    enabled: settled.length >= 3,
  })
  return (
    <>
      <InputText ref={field} value={term} onChange={(event) => setTerm(event.target.value)} aria-label="Hasta ara" />
      <ul>
        {patients.slice(0, 5).map(({ uuid, name, surname }) => (
          <li key={uuid} data-patient>
            {name} {surname}
          </li>
        ))}
      </ul>
    </>
  )
}
