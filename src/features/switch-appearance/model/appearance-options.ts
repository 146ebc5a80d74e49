/** The first option is the default, except that the mode follows the system. */
export const APPEARANCE_OPTIONS = {
  mode: ['light', 'dark'],
  skin: ['default', 'bordered'],
  layout: ['vertical', 'horizontal'],
} as const

export type Appearance = { [Name in keyof typeof APPEARANCE_OPTIONS]: (typeof APPEARANCE_OPTIONS)[Name][number] }
export type Mode = Appearance['mode']
export type Skin = Appearance['skin']
export type Layout = Appearance['layout']

export const parseOption = <Choice extends string>(options: readonly Choice[], stored: string | null): Choice | null =>
  options.find((option) => option === stored) ?? null
