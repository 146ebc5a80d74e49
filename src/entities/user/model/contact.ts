import type { UserInfo } from '@/shared/api'

export interface UserContact {
  name: string
  surname: string
  email: string
  phone: string
}

export function toUserContact({ name, surname, email, phone_code, phone_number }: UserInfo): UserContact {
  return {
    name: name?.trim() ?? '',
    surname: surname?.trim() ?? '',
    email: email?.trim() ?? '',
    phone: [phone_code, phone_number]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' '),
  }
}
