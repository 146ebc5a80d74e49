/** In both languages, because the portal shows the message of a rejected ticket. */
const SENTENCES = {
  notUnderstood: { tr: 'İstek anlaşılamadı.', en: 'The request was not understood.' },
  termTooShort: {
    tr: 'Arama terimi en az 3 karakter olmalıdır.',
    en: 'The search term must have at least 3 characters.',
  },
  sessionEnded: { tr: 'Oturumunuz sona erdi.', en: 'Your session has ended.' },
  wrongCredentials: { tr: 'E-posta veya şifre hatalı.', en: 'Incorrect email or password.' },
  notPermitted: { tr: 'Bu işlem için yetkiniz yok.', en: 'You do not have permission to do this.' },
  notFound: { tr: 'Aranan kayıt bulunamadı.', en: 'Record not found.' },
  attachmentTooLarge: {
    tr: 'Dosya boyutu çok büyük. Maksimum 5MB olmalıdır.',
    en: 'The file is too large. The maximum is 5 MB.',
  },
  sameTicket: { tr: 'Aynı talep az önce oluşturuldu.', en: 'The same ticket was created a moment ago.' },
  fieldsInvalid: { tr: 'Bazı alanlar geçersiz.', en: 'Some fields are invalid.' },
  failed: { tr: 'Sunucuda bir hata oluştu.', en: 'Server error.' },
} as const

const FIELD_SENTENCES = {
  missing: { tr: 'Bu alan zorunludur.', en: 'This field is required.' },
  invalid: { tr: 'Bu değer geçersiz.', en: 'This value is invalid.' },
  unknown: { tr: 'Böyle bir alan yok.', en: 'Unknown field.' },
  oneFileOnly: { tr: 'Sadece bir dosya yükleyebilirsiniz.', en: 'You can attach only one file.' },
  fileType: {
    tr: 'Desteklenmeyen dosya türü. İzin verilen: PNG, JPG, JPEG, WEBP, PDF, DOC, DOCX, XLS, XLSX',
    en: 'Unsupported file type. Allowed: PNG, JPG, JPEG, WEBP, PDF, DOC, DOCX, XLS, XLSX',
  },
} as const

export type ApiErrorReason = keyof typeof SENTENCES
export type FieldProblem = keyof typeof FIELD_SENTENCES
export type FieldProblems = Readonly<Record<string, readonly FieldProblem[]>>

/** Thrown by an operation; the server sends it as the error body of the API description. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly reason: ApiErrorReason
  readonly fields: FieldProblems

  constructor(status: number, reason: ApiErrorReason, fields: FieldProblems = {}) {
    super(`${status} ${reason}`)
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

/** Maps an error without an `ApiError` to 400 if Fastify could not parse the request, otherwise to 500. */
export const toApiError = (error: Error & { statusCode?: number }): ApiError => {
  if (error instanceof ApiError) return error
  return (error.statusCode ?? 500) < 500 ? new ApiError(400, 'notUnderstood') : new ApiError(500, 'failed')
}
