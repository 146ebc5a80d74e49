import { useUnit } from 'effector-react'
import { HeartHandshake } from 'lucide'
import { useTranslation } from '@/shared/i18n'
import { $language, buildPath } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { DescriptionList } from '@/shared/ui/description-list'
import { Dialog } from '@/shared/ui/dialog'
import { $treatmentSession, treatmentSessionDismissed } from '../model/patient-card'

export function TreatmentSessionPanel() {
  const { t } = useTranslation(['treatmentSession', 'patient', 'common'])
  const { view, language, dismiss } = useUnit({
    view: $treatmentSession,
    language: $language,
    dismiss: treatmentSessionDismissed,
  })
  const kind = view?.kind ?? 'treatment-session'
  return (
    <Dialog
      isOpen={view !== null}
      onClose={dismiss}
      size="s"
      title={t(`${kind}.title`)}
      description={t(`${kind}.text`)}
      footer={
        view && (
          <>
            <Button onClick={() => dismiss()}>{t('common:close')}</Button>
            <ButtonLink
              variant="primary"
              icon={HeartHandshake}
              to={buildPath('patientFollowUp', language, { id: view.patientId })}
            >
              {t('patient:followUp')}
            </ButtonLink>
          </>
        )
      }
    >
      {view && (
        <DescriptionList
          rows={[
            [t('patientId'), view.patientId],
            ...(view.kind === 'treatment-session'
              ? ([[t('treatmentSessionId'), view.treatmentSessionId]] as const)
              : []),
          ]}
        />
      )}
    </Dialog>
  )
}
