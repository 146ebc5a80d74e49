import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { fetchDoctor } from '../platform-calls'

function Hello() {
  const { data: doctor } = useQuery({ queryKey: ['doctor'], queryFn: fetchDoctor })
  return <main>{doctor ? <h1>Hello {doctor.name}</h1> : <p>…</p>}</main>
}

const router = createBrowserRouter([{ path: '*', element: <Hello /> }])

createRoot(document.body).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
)
