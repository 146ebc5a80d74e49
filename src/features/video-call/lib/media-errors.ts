/** Why there is no picture or no sound of the doctor. */
export type MediaTrouble = 'denied' | 'none' | 'busy' | 'other'
