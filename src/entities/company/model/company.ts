import type { Company as CompanyDto } from '@/shared/api'

/** A clinic that the doctor belongs to. */
export interface Company {
  uuid: string
  name: string | null
  email: string | null
}

export const toCompany = ({ uuid, company_name, email }: CompanyDto): Company => ({
  uuid,
  name: company_name?.trim() || null,
  email: email?.trim() || null,
})

/**
 * The clinic whose uuid the cookie holds, if the doctor belongs to it; else the first. Uuids are compared without regard
 * to case, as platforms write them both ways.
 */
export function activeCompany<C extends { uuid?: string | undefined }>(
  companies: readonly C[],
  selected: string | null,
): C | null {
  const selectedUuid = selected?.toLowerCase()
  return companies.find(({ uuid }) => uuid !== undefined && uuid.toLowerCase() === selectedUuid) ?? companies[0] ?? null
}
