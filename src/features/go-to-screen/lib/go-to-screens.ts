import type { Language } from '@/shared/i18n'
import { type AccessContext, openableScreens, ROUTE_IDS, type RouteId, routeDefinition } from '@/shared/routes'

interface GoToScreen {
  id: RouteId
  letter: string
}

const letterFor = (id: RouteId, language: Language) => routeDefinition(id).goToKey?.[language]

export const screenOfLetter = (letter: string | null, language: Language): RouteId | undefined =>
  letter === null ? undefined : ROUTE_IDS.find((id) => letterFor(id, language) === letter)

/** The screens with a letter that the user may open. */
export const goToScreens = (access: AccessContext, language: Language): GoToScreen[] =>
  openableScreens(access).flatMap((id) => {
    const letter = letterFor(id, language)
    return letter === undefined ? [] : [{ id, letter: letter.toLocaleUpperCase(language) }]
  })
