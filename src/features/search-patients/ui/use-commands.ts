import { useTranslation } from 'react-i18next'
import { isLanguage, otherLanguage } from '@/shared/i18n'
import { MENU_GROUPS, type RouteId, routeDefinition } from '@/shared/routes'
import type { PageCommand, PaletteCommand } from '../lib/find-commands'
import type { PaletteAction } from '../lib/palette-action'

export function usePageCommands(pages: readonly RouteId[]): PageCommand[] {
  'use memo'
  const { t, i18n } = useTranslation('routes')
  const tOther = i18n.getFixedT(isLanguage(i18n.language) ? otherLanguage(i18n.language) : 'tr', 'routes')
  return pages.map((id) => {
    const { menu, icon } = routeDefinition(id)
    const group = menu === 'top' ? undefined : menu
    const label = t(`titles.${id}`)
    const menuPath = group && t(`groups.${group}`)
    const getAliases = () => [
      tOther(`titles.${id}`),
      ...(group ? [t(`groups.${group}`), tOther(`groups.${group}`)] : []),
    ]
    return { id, label, group: menuPath, icon: icon ?? (group && MENU_GROUPS[group].icon), aliases: getAliases }
  })
}

export const toActionCommands = (actions: readonly PaletteAction[]): PaletteCommand[] =>
  actions.map(({ id, label, icon, keywords }) => ({ id, label, icon, aliases: keywords }))
