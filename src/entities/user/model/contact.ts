import type { UserInfo } from '@/shared/api'

/** How the signed-in doctor can be reached; empty where the platform says nothing. */
export interface UserContact {
  name: string
  surname: string
  email: string
  /** With country code; half a number is none. */
  phone: string
}

export function toUserContact({ name, surname, email, phone_code, phone_number }: UserInfo): UserContact {
  const [code, number] = [phone_code?.trim(), phone_number?.trim()]
  return {
    name: name?.trim() ?? '',
    surname: surname?.trim() ?? '',
    email: email?.trim() ?? '',
    phone: code && number ? `${code} ${number}` : '',
  }
}
