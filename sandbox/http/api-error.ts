/** Why a call is refused, in both languages of the portal: the portal shows the sentence of a refused ticket as it comes. */
const SENTENCES = {
  notUnderstood: { tr: 'İstek anlaşılamadı.', en: 'The request was not understood.' },
  termTooShort: { tr: 'Arama terimi en az 3 karakter olmalıdır.', en: 'The search term needs at least 3 characters.' },
  sessionOver: { tr: 'Oturumunuz sona erdi.', en: 'Your session is over.' },
  wrongCredentials: { tr: 'E-posta veya şifre hatalı.', en: 'Wrong e-mail or password.' },
  notPermitted: { tr: 'Bu işlem için yetkiniz yok.', en: 'You are not permitted to do this.' },
  notFound: { tr: 'Aranan kayıt bulunamadı.', en: 'There is no such thing.' },
  attachmentTooLarge: {
    tr: 'Dosya boyutu çok büyük. Maksimum 5MB olmalıdır.',
    en: 'The file is too large. At most 5 MB are allowed.',
  },
  sameTicket: { tr: 'Aynı talep az önce oluşturuldu.', en: 'The same ticket was created a moment ago.' },
  fieldsRefused: { tr: 'Bazı alanlar geçersiz.', en: 'Some fields are not valid.' },
  failed: { tr: 'Sunucuda bir hata oluştu.', en: 'The platform failed.' },
} as const

const FIELD_SENTENCES = {
  missing: { tr: 'Bu alan zorunludur.', en: 'This field is required.' },
  invalid: { tr: 'Bu değer geçersiz.', en: 'This value is not valid.' },
  unknown: { tr: 'Böyle bir alan yok.', en: 'There is no such field.' },
  oneFileOnly: { tr: 'Sadece bir dosya yükleyebilirsiniz.', en: 'Only one file can be attached.' },
  fileType: {
    tr: 'Desteklenmeyen dosya türü. İzin verilen: PNG, JPG, JPEG, WEBP, PDF, DOC, DOCX, XLS, XLSX',
    en: 'This type of file is not supported. Allowed: PNG, JPG, JPEG, WEBP, PDF, DOC, DOCX, XLS, XLSX',
  },
} as const

export type ApiErrorReason = keyof typeof SENTENCES
export type FieldProblem = keyof typeof FIELD_SENTENCES
export type FieldProblems = Readonly<Record<string, readonly FieldProblem[]>>

/** Thrown by an operation that says no; the server turns it into the error body of the description. */
export class ApiError extends Error {
  readonly status: number
  readonly reason: ApiErrorReason
  readonly fields: FieldProblems

  constructor(status: number, reason: ApiErrorReason, fields: FieldProblems = {}) {
    super(`${status} ${reason}`)
    this.name = 'Refusal'
    this.status = status
    this.reason = reason
    this.fields = fields
  }
}

export const errorBody = ({ status, reason, fields }: ApiError, acceptLanguage: string | undefined) => {
  const language = /^\s*en\b/i.test(acceptLanguage ?? '') ? 'en' : 'tr'
  const errors = Object.entries(fields)
    .filter(([field]) => field !== '')
    .map(([field, problems]) => [field, problems.map((problem) => FIELD_SENTENCES[problem][language])])
  return {
    statusCode: status,
    message: SENTENCES[reason][language],
    ...(errors.length > 0 ? { errors: Object.fromEntries(errors) as Record<string, string[]> } : {}),
  }
}

/** What a caller is told of any error: a request that could not be read is the caller's, everything else is ours. */
export const toApiError = (error: Error & { statusCode?: number }): ApiError => {
  if (error instanceof ApiError) return error
  return (error.statusCode ?? 500) < 500 ? new ApiError(400, 'notUnderstood') : new ApiError(500, 'failed')
}
