import type { Company } from '@/entities/company'
import { fold } from '@/shared/lib/fold'

/** Clinics whose name contains every word of the term; an empty term returns all. */
export function findClinics(clinics: readonly Company[], term: string): readonly Company[] {
  const words = fold(term).split(/\s+/).filter(Boolean)
  return clinics.filter(({ name }) => {
    const folded = fold(name ?? '')
    return words.every((word) => folded.includes(word))
  })
}
