import type { Stretch } from '@/shared/lib/find-matches'
import { Highlighted } from '@/shared/ui/highlight'
import { phoneHref } from '../model/phone-href'

interface PhoneNumberProps {
  phone: string
  /** What the doctor has typed of it. */
  typed?: readonly Stretch[]
  className?: string | undefined
  tabIndex?: 0 | -1
}

/** A number to dial, unless what the clinic has written down is none. */
export function PhoneNumber({ phone, typed = [], className, tabIndex }: PhoneNumberProps) {
  const href = phoneHref(phone)
  const text = <Highlighted text={phone} stretches={typed} />
  return href === null ? (
    text
  ) : (
    <a href={href} className={className} tabIndex={tabIndex}>
      {text}
    </a>
  )
}
