import type { Company } from '@/entities/company'
import { fold } from '@/shared/lib/fold'

/** The clinics whose name has every word of the term somewhere in it; an empty term finds all. */
export function findClinics(clinics: readonly Company[], term: string): readonly Company[] {
  const words = fold(term).split(/\s+/).filter(Boolean)
  return clinics.filter(({ name }) => {
    const folded = fold(name ?? '')
    return words.every((word) => folded.includes(word))
  })
}
