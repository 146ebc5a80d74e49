import type { MatchRange } from '@/shared/lib/find-matches'
import { Highlight } from '@/shared/ui/highlight'
import { phoneHref } from '../model/phone-href'

interface PhoneNumberProps {
  phone: string
  typed?: readonly MatchRange[]
  className?: string | undefined
  tabIndex?: 0 | -1
}

export function PhoneNumber({ phone, typed = [], className, tabIndex }: PhoneNumberProps) {
  const href = phoneHref(phone)
  const text = <Highlight text={phone} ranges={typed} />
  return href === null ? (
    text
  ) : (
    <a href={href} className={className} tabIndex={tabIndex}>
      {text}
    </a>
  )
}
