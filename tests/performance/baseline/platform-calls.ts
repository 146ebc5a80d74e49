interface Doctor {
  name: string | null
}

interface Patient {
  uuid: string
  name: string
  surname: string | null
}

const readToken = () => /(?:^|; )auth_doctor=([^;]+)/.exec(document.cookie)?.[1] ?? ''

const call = async (path: string, init: RequestInit = {}): Promise<Record<string, unknown>> => {
  const headers = { Authorization: `Bearer ${readToken()}`, 'Content-Type': 'application/json' }
  const response = await fetch(path, { ...init, headers })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.json() as Promise<Record<string, unknown>>
}

export const fetchDoctor = async () => (await call('/api/v1/user/info-detail')).userInfo as Doctor

export const searchPatients = async (keyword: string) => {
  const body = JSON.stringify({ keyword, type: 0 })
  return (await call('/api/v1/patient/companies/find/patient', { method: 'POST', body })).companiesPatient as Patient[]
}
