import 'primereact/resources/themes/saga-blue/theme.css'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { PrimeReactProvider } from 'primereact/api'
import { Menu } from 'primereact/menu'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { fetchDoctor } from '../platform-calls'
import { PatientSearch } from './PatientSearch'

const entries = ['Takvim', 'Randevular', 'Hasta Listesi', 'CRM', 'Raporlar', 'Ayarlar'].map((label) => ({ label }))

function Hello() {
  const [isSearching, setSearching] = useState(false)
  const { data: doctor } = useQuery({ queryKey: ['doctor'], queryFn: fetchDoctor })
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.key !== 'k') return
      event.preventDefault()
      setSearching(true)
    }
    addEventListener('keydown', open)
    return () => removeEventListener('keydown', open)
  }, [])
  return (
    <>
      <Menu model={entries} />
      <main>{doctor && <h1>Hello {doctor.name}</h1>}</main>
      <PatientSearch isOpen={isSearching} onClose={() => setSearching(false)} />
    </>
  )
}

const router = createBrowserRouter([{ path: '*', element: <Hello /> }])

createRoot(document.body).render(
  <PrimeReactProvider>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </PrimeReactProvider>,
)
