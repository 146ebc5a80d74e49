import { type AppointmentNotification, normalizeId } from '@/shared/api'
import { compareInstants, parseInstant } from '@/shared/lib/date-time'
import { toName, truncateText } from '@/shared/lib/text'

/** 1 low, 2 medium, 3 high. */
export type Priority = 1 | 2 | 3

export interface Notification {
  uuid: string
  message: string
  patientName: string | null
  doctorName: string | null
  /** `other` for an unknown priority; null without one. */
  priority: Priority | 'other' | null
  isCritical: boolean
  appointmentType: string | null
  startsAt: Date | null
  createdBy: string | null
  createdAt: Date | null
  colour: CardColour | null
  isVisible: boolean
}

export function toNotification(dto: AppointmentNotification): Notification {
  return {
    uuid: normalizeId(dto.uuid),
    message: dto.message?.trim() ?? '',
    patientName: toName(dto.patient_name),
    doctorName: toName(dto.doctor_name),
    priority: toPriority(dto.priority),
    isCritical: dto.type === 'critical',
    appointmentType: toName(dto.appointment_type),
    startsAt: parseInstant(dto.appointment_start),
    createdBy: toName(dto.created_by),
    createdAt: parseInstant(dto.created_at),
    colour: toCardColour(dto.background_color),
    isVisible: dto.is_visible !== false,
  }
}

/** The platform sometimes sends the number as a string. */
function toPriority(value: string | number | null | undefined): Notification['priority'] {
  const input = String(value ?? '').trim()
  if (input === '') return null
  return input === '1' || input === '2' || input === '3' ? (Number(input) as Priority) : 'other'
}

/** By start; notifications without a start last. */
export const byStart = (a: Notification, b: Notification): number => compareInstants(a.startsAt, b.startsAt)

/** 0 (no or unknown priority) to 4 (critical). */
export function urgencyOf({ isCritical, priority }: Pick<Notification, 'isCritical' | 'priority'>): number {
  if (isCritical) return 4
  return priority === null || priority === 'other' ? 0 : priority
}

/** Far more than users type, and a small part of what the platform accepts. */
const MAX_PREVIEW_GRAPHEMES = 500

/** Limits what is rendered, because a message may have megabytes; the card shows all of it on request. */
export const messagePreview = (message: string): string => truncateText(message, MAX_PREVIEW_GRAPHEMES).text

interface CardColour {
  background: string
  text: '#000000' | '#ffffff'
}

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/**
 * Accepts only `#rgb` and `#rrggbb`, so that nothing else reaches a style attribute. The text is pure black or white: one of
 * them has a contrast of at least 4.58 to any colour, softer tones do not.
 */
export function toCardColour(value: unknown): CardColour | null {
  const input = typeof value === 'string' ? value.trim() : ''
  if (!HEX_COLOUR.test(input)) return null
  const background = input.length === 4 ? input.replace(/[0-9a-f]/gi, '$&$&').toLowerCase() : input.toLowerCase()
  const luminance = luminanceOf(background)
  return { background, text: contrast(luminance, 0) >= contrast(1, luminance) ? '#000000' : '#ffffff' }
}

/** Relative luminance of WCAG 2.2, for `#rrggbb`. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (lighter: number, darker: number): number => (lighter + 0.05) / (darker + 0.05)
